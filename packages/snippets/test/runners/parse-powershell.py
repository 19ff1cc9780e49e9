"""Reads a PowerShell file with a grammar; says where it is no PowerShell."""

import sys

import tree_sitter_powershell
from tree_sitter import Language, Node, Parser

parser = Parser(Language(tree_sitter_powershell.language()))
with open(sys.argv[1], "rb") as file:
    tree = parser.parse(file.read())


def find_error(node: Node) -> Node | None:
    if node.is_error or node.is_missing:
        return node
    return next(filter(None, map(find_error, node.children)), None)


wrong = find_error(tree.root_node)
if wrong:
    sys.exit(f"line {wrong.start_point.row + 1}: {wrong.text.decode()[:200]}")
