include "mlir/Pass/PassBase.td"

class ZooPass<string name, string base> : Pass<name, base> {
  list<Option> baseOptions = [Option<"dryRun", "dry-run", "bool", "/*default=*/true", "Print, and change nothing">];
  let options = baseOptions;
}

def FeedAll : Pass<"feed-all", "zoo::CageOp"> {
  let summary = "Feed the animals";
  let dependentDialects = ["zoo::ZooDialect", "mlir::triton::nvgpu::NVGPUDialect", "zoo::vector::VectorDialect"];
  let constructor = "zoo::createFeedAllPass()";
  let options = [
    Option<"maxRewrites", "max-rewrites", "uint64_t", "static_cast<uint64_t>(-1)", "Most rewrites">,
    Option<"numDSPs", "num-dsps", "uint", "1 << 20", "Signal processors">,
    Option<"portions", "portions", "unsigned", "kPortions", "Portions of each animal">,
    Option<"diet", "diet", "zoo::Diet", "zoo::Diet::NONE", "What is fed",
           "llvm::cl::values(clEnumValN(zoo::Diet::ONLY_HAY, \"only-hay\", \"Hay\"), clEnumValN(zoo::Diet::FISH, \"fish\", \"Fish\"))">,
    Option<"log", "log", "std::string", "std::string{}", "Where to log">
  ];
}

def CleanAll : ZooPass<"clean-all", "zoo::CageOp"> {
  let summary = "Clean the cages";
  let dependentDialects = ["::zoo::ZooDialect"];
}

def CloseAll : PassBase<"close-all", "zoo::NightPass"> {
  let summary = "Close the gates";
}

def OpenAll : PassBase<"open-all", "zoo::GatePass"> {
  let summary = "Open the gates";
}

def CleanAgain : ZooPass<"clean-all", ""> {
  let summary = "Clean the cages again";
}
