-- Starts `passwright lsp` for definition files, for Neovim 0.7 and later. Copy it into `plugin/` of your configuration, or
-- load it with `:source`. The environment variable PASSWRIGHT names the program if it is not on the path.

local group = vim.api.nvim_create_augroup("passwright", {})
local clients = {}

-- The folder that holds the file's crate or repository, or the folder of the file.
local function root(file)
  local folder = vim.fn.fnamemodify(file, ":p:h")
  for _, marker in ipairs({ "Cargo.toml", ".git" }) do
    local found = vim.fn.findfile(marker, folder .. ";")
    if found == "" then
      found = vim.fn.finddir(marker, folder .. ";")
    end
    if found ~= "" then
      return vim.fn.fnamemodify(found, ":p:h"):gsub("/%.git$", "")
    end
  end
  return folder
end

local function keys(buffer)
  local map = function(key, action)
    vim.keymap.set("n", key, action, { buffer = buffer })
  end
  map("gd", vim.lsp.buf.definition)
  map("gi", vim.lsp.buf.implementation)
  map("gr", vim.lsp.buf.references)
  map("K", vim.lsp.buf.hover)
  map("<leader>rn", vim.lsp.buf.rename)
  map("<leader>ca", vim.lsp.buf.code_action)
  vim.bo[buffer].omnifunc = "v:lua.vim.lsp.omnifunc"
end

vim.api.nvim_create_autocmd("FileType", {
  group = group,
  pattern = { "kdl" },
  callback = function(event)
    local folder = root(event.file)
    -- A server for each folder, and files of the same folder share it.
    if not clients[folder] or not vim.lsp.get_client_by_id(clients[folder]) then
      clients[folder] = vim.lsp.start_client({
        name = "passwright",
        cmd = { vim.env.PASSWRIGHT or "passwright", "lsp" },
        root_dir = folder,
        workspace_folders = { { uri = vim.uri_from_fname(folder), name = folder } },
        init_options = { together = {} },
      })
    end
    if clients[folder] then
      vim.lsp.buf_attach_client(event.buf, clients[folder])
      keys(event.buf)
    end
  end,
})

-- Not every version knows the type of these files.
vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  group = group,
  pattern = { "*.kdl" },
  callback = function(event)
    vim.bo[event.buf].filetype = "kdl"
  end,
})
