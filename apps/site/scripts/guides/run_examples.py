"""Runs code of a guide's pages that loads published models, each block by itself, with small untrained models of the same
architectures under their names: see `small_models.py`. Nothing is fetched; what is uploaded goes to a Hub in this process.

Standard input: JSON, a list of codes. Standard output: JSON, for each code the error that it ended with, or null.
"""

import json
import os
import pathlib
import sys
import traceback
import wave

import imageio_ffmpeg
import played_hub
import small_models


def main() -> None:
    codes = json.load(sys.stdin)
    report = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what the code prints goes to the screen, not into the report
    os.environ["HF_TOKEN"] = "hf_example"
    if any("HfApi" in code for code in codes):
        os.environ |= {"HF_HUB_OFFLINE": "0", "HF_ENDPOINT": played_hub.start()}
    named = [name for name in small_models.MODELS if any(f'"{name}"' in code for code in codes)]
    small_models.make_hub(named, os.path.join(os.environ["HF_HOME"], "hub"))
    write_files()
    json.dump([run(code) for code in codes], report)
    report.close()


def write_files() -> None:
    """Files that the code of pages opens by name, and the program that reads sound."""
    pathlib.Path("bin").mkdir()
    pathlib.Path("bin/ffmpeg").symlink_to(imageio_ffmpeg.get_ffmpeg_exe())
    os.environ["PATH"] = f"{os.path.abspath('bin')}{os.pathsep}{os.environ['PATH']}"
    pathlib.Path("haber.txt").write_text("Belediye, köprünün yarın sabah açılacağını duyurdu.", encoding="utf-8")
    pathlib.Path("paylasim").mkdir()
    pathlib.Path("paylasim/README.md").write_text("---\nlanguage: tr\n---\n", encoding="utf-8")
    for name in ("toplanti.wav", "meeting.wav"):
        with wave.open(name, "wb") as file:
            file.setparams((1, 2, 16_000, 0, "NONE", "not compressed"))
            file.writeframes(bytes(2 * 16_000))


def run(code: str) -> str | None:
    try:
        exec(compile(code, "<block>", "exec"), {"__name__": "__main__"})
    except Exception as error:
        traceback.print_exc()
        return f"{type(error).__name__}: {error}"
    return None


main()
