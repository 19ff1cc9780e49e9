"""Runs many printed programs in one go: the packages are imported once, and each program gets a process of its own.

Reads one JSON line a program: {"file": …, "out": …, "err": …}; answers with one line, its exit code.
"""

import json
import os
import runpy
import signal
import sys

import fal_client
import numpy
import openai
import requests
from huggingface_hub import InferenceClient
from PIL import Image

LOADED = (fal_client, numpy, openai, requests, InferenceClient, Image)
LIMIT_SECONDS = 60


def run(file: str, out: str, err: str) -> None:
    signal.alarm(LIMIT_SECONDS)
    os.chdir(os.path.dirname(file))
    for name, number in ((out, 1), (err, 2)):
        os.dup2(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644), number)
    runpy.run_path(file, run_name="__main__")


for line in sys.stdin:
    child = os.fork()
    if child == 0:
        try:
            run(**json.loads(line))
            code = 0
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else 1
        except BaseException:
            sys.excepthook(*sys.exc_info())
            code = 1
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    _, status = os.waitpid(child, 0)
    print(os.waitstatus_to_exitcode(status), flush=True)
