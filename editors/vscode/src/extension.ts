// Starts the language server, and stops it.

import { commands, ExtensionContext, window, workspace } from "vscode";
import { LanguageClient, LanguageClientOptions, ServerOptions } from "vscode-languageclient/node";

let client: LanguageClient | undefined;

export async function activate(context: ExtensionContext): Promise<void> {
  context.subscriptions.push(
    commands.registerCommand("passwright.restart", async () => {
      await deactivate();
      await start();
    }),
    workspace.onDidChangeConfiguration(async (change) => {
      if (change.affectsConfiguration("passwright")) {
        await deactivate();
        await start();
      }
    }),
  );
  await start();
}

export async function deactivate(): Promise<void> {
  const running = client;
  client = undefined;
  await running?.stop();
}

async function start(): Promise<void> {
  const settings = workspace.getConfiguration("passwright");
  const command = settings.get<string>("path", "passwright");
  const server: ServerOptions = { command, args: ["lsp"] };
  const options: LanguageClientOptions = {
    // Rust sources have links to definitions, and pass implementations lead to their declarations.
    documentSelector: [
      // A text of another scheme, such as an older revision beside the file in a view of changes, cannot be edited.
      { scheme: "file", language: "kdl" },
      { scheme: "untitled", language: "kdl" },
      { scheme: "file", language: "rust" },
    ],
    initializationOptions: { together: settings.get<string[][]>("together", []) },
  };
  client = new LanguageClient("passwright", "Passwright", server, options);
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    const help = "Install it with `cargo install passwright`, or set `passwright.path`.";
    await window.showErrorMessage(`Cannot run \`${command} lsp\`: ${String(error)}. ${help}`);
  }
}
