-- Edits the zoo with the server: diagnostics, a quick fix, completion, hover, definition, and a rename across files.

local function fail(message)
  io.stderr:write("neovim: " .. message .. "\n")
  vim.cmd("cquit 1")
end

local function equal(found, expected, what)
  if not vim.deep_equal(found, expected) then
    fail(what .. ": " .. vim.inspect(found) .. ", and expected is " .. vim.inspect(expected))
  end
end

local function wait(what, ready)
  if not vim.wait(10000, ready, 20) then
    fail("nothing comes of: " .. what)
  end
end

local function lines()
  return vim.api.nvim_buf_get_lines(0, 0, -1, false)
end

local function request(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 10000)
  local _, answer = next(answers or {})
  if not answer or answer.error then
    fail(method .. ": " .. vim.inspect(answers))
  end
  return answer.result
end

local ok, problem = pcall(function()
  vim.cmd("edit zoo.kdl")
  wait("diagnostics", function()
    return #vim.diagnostic.get(0) == 1
  end)
  local found = vim.diagnostic.get(0)[1]
  equal({ found.lnum, found.col, found.code }, { 10, 16, "PW0203" }, "the diagnostic")
  equal(found.message:match("^[^\n]*"), "unknown pass `fed`", "its message")

  -- The preferred fix of the misspelt name, as the editor applies it.
  vim.api.nvim_win_set_cursor(0, { 11, 18 })
  local params = vim.lsp.util.make_range_params()
  params.context = { diagnostics = {} }
  local actions = request("textDocument/codeAction", params)
  equal(actions[1].title, "write `feed`", "the fix")
  vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
  equal(lines()[11], '            run "feed" max-rounds=2', "the line after the fix")
  wait("no diagnostics", function()
    return #vim.diagnostic.get(0) == 0
  end)

  -- Completion, as the editor asks for it and inserts it.
  vim.api.nvim_buf_set_lines(0, 11, 11, false, { '            run "feed" eff' })
  vim.api.nvim_win_set_cursor(0, { 12, 26 })
  local items = request("textDocument/completion", vim.lsp.util.make_position_params())
  equal({ items[1].label, items[1].textEdit.newText }, { "effort", "effort=" }, "the completion")
  vim.lsp.util.apply_text_edits({ items[1].textEdit }, vim.api.nvim_get_current_buf(), "utf-16")
  equal(lines()[12], '            run "feed" effort=', "the line after the completion")
  vim.api.nvim_buf_set_lines(0, 11, 12, false, {})

  vim.api.nvim_win_set_cursor(0, { 11, 18 })
  local hover = request("textDocument/hover", vim.lsp.util.make_position_params())
  equal(hover.contents.value:match("^[^\n]*"), "pass `feed` on any operation", "the hover")
  vim.lsp.buf.definition()
  wait("the definition", function()
    return vim.api.nvim_win_get_cursor(0)[1] == 3
  end)

  -- A rename changes the file that is open and one that is not.
  vim.api.nvim_win_set_cursor(0, { 11, 18 })
  vim.lsp.buf.rename("feed-all")
  wait("the rename", function()
    return lines()[11] == '            run "feed-all" max-rounds=2'
  end)
  equal(lines()[3], '    pass "Feed" "feed-all" {', "the declaration")
  vim.cmd("wall")
  vim.cmd("edit other.kdl")
  equal(lines()[2], '    external "feed-all"', "the other file")
  equal(lines()[5], '        text "feed-all{effort=most}"', "the other file")
  wait("diagnostics of the other file", function()
    return vim.lsp.buf_is_attached(0, vim.lsp.get_active_clients()[1].id)
  end)
  equal(#vim.diagnostic.get(0), 0, "the diagnostics")
  vim.lsp.stop_client(vim.lsp.get_active_clients())
  print("neovim: diagnostics, fix, completion, hover, definition and rename work\n")
end)
if not ok then
  fail(tostring(problem))
end
vim.cmd("qall!")
