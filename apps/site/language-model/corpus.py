"""The text the model learns from: the prose of the site, Turkish and English, without code and markup."""

import hashlib
import re
import subprocess
from pathlib import Path

SITE = Path(__file__).resolve().parent.parent
ROOT = SITE.parent.parent
PAGES = sorted(SITE.glob("content/*/**/*.mdx"), key=lambda path: path.as_posix())
SENTENCES_IN_CODE = sorted(
    [
        *SITE.glob("content/glossary/*.ts"),
        *SITE.glob("messages/*/*.ts"),
        *ROOT.glob("packages/tasks/src/tasks/*/facts.ts"),
    ],
    key=lambda path: path.as_posix(),
)
FOLDERS = ["apps/site/content", "apps/site/messages", "packages/tasks/src/tasks"]
HELD_OUT_SHARE = 0.05

FRONT_MATTER = re.compile(r"\A---\n(.*?)\n---\n", re.S)
FIELDS = re.compile(r"^(?:title|description|lead): *[\"']?(.*?)[\"']?$", re.M)
CODE_BLOCK = re.compile(r"^```.*?^```$", re.S | re.M)
STATEMENT = re.compile(r"^(?:import|export) .*$", re.M)
TAG = re.compile(r"</?[A-Za-z][^>]*>")
LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
EXPRESSION = re.compile(r"\{[^{}\n]*\}")
TABLE_ROW = re.compile(r"^ *\|.*$", re.M)
MARKS = re.compile(r"[*_`]|^[#>]+ |^ *(?:-|\d+\.) +", re.M)
SENTENCE_IN_CODE = re.compile(r'"((?:[^"\\\n]|\\.){40,})"')
BLANK_LINES = re.compile(r"\n\s*\n+")


def read_prose(path: Path) -> str:
    """The words of one page: title, description, lead and paragraphs, one paragraph a line."""
    source = path.read_text(encoding="utf-8")
    front = FRONT_MATTER.search(source)
    fields = FIELDS.findall(front.group(1)) if front else []
    body = source[front.end() :] if front else source
    for pattern in (CODE_BLOCK, STATEMENT, TABLE_ROW):
        body = pattern.sub("", body)
    body = LINK.sub(r"\1", body)
    for pattern in (TAG, EXPRESSION, MARKS):
        body = pattern.sub("", body)
    paragraphs = [" ".join(part.split()) for part in BLANK_LINES.split(body)]
    return "\n".join(text for text in [*fields, *paragraphs] if text)


def read_sentences(path: Path) -> str:
    """The sentences that stand as strings in a file of data: terms, texts of the interface, texts of the catalogue."""
    texts = SENTENCE_IN_CODE.findall(path.read_text(encoding="utf-8"))
    return "\n".join(text.replace('\\"', '"') for text in texts if " " in text)


def is_held_out(path: Path) -> bool:
    """Whether a page is kept from training; by its name in every language, so that no translation of it is learnt."""
    name = path.relative_to(SITE / "content").as_posix().split("/", 1)[1]
    return int(hashlib.sha256(name.encode()).hexdigest()[:8], 16) / 2**32 < HELD_OUT_SHARE


def read_texts() -> tuple[list[str], list[str]]:
    """The texts to learn from, and the pages that only measure; in one order on every machine."""
    learnt = [read_prose(path) for path in PAGES if not is_held_out(path)]
    learnt += [text for path in SENTENCES_IN_CODE if (text := read_sentences(path))]
    return learnt, [read_prose(path) for path in PAGES if is_held_out(path)]


def read_commit() -> str:
    """The commit that holds these texts, so that a record can say where they lie; ends the program where none does."""
    if run_git("status", "--porcelain", "--", *FOLDERS):
        raise SystemExit("Commit the texts first: the record of a training names their commit.")
    return run_git("rev-parse", "HEAD")


def run_git(*arguments: str) -> str:
    """What a git command prints at the root of the repository."""
    command = ["git", "-C", str(ROOT), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
