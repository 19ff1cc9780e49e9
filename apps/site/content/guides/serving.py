# data: sentiment/train.tr.jsonl

# %% model
import torch
from datasets import load_dataset
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from torch.nn.utils.rnn import pad_sequence
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast, set_seed

set_seed(42)
texts = list(load_dataset("json", data_files="sentiment/train.tr.jsonl", split="train")["text"])
learned = Tokenizer(models.BPE())
learned.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=True)
learned.decoder = decoders.ByteLevel()
special = ["<pad>", "<end>", "<user>", "<assistant>", "<system>"]
learned.train_from_iterator(
    texts,
    trainers.BpeTrainer(
        vocab_size=1500,
        special_tokens=special,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    ),
)
tokenizer = PreTrainedTokenizerFast(tokenizer_object=learned, eos_token="<end>", pad_token="<pad>", padding_side="left")
tokenizer.chat_template = (
    "{% for message in messages %}<{{ message.role }}>{{ message.content }}<end>{% endfor %}"
    "{% if add_generation_prompt %}<assistant>{% endif %}"
)
model = LlamaForCausalLM(
    LlamaConfig(
        vocab_size=len(tokenizer),
        hidden_size=128,
        intermediate_size=256,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        max_position_embeddings=256,
        pad_token_id=0,
        bos_token_id=None,
        eos_token_id=1,
    )
)

# %% train
def train(rounds):
    rows = [torch.tensor(tokenizer(f"<user>Bir yorum yaz<end><assistant>{text}<end>")["input_ids"][:72]) for text in texts]
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3)
    for _ in range(rounds):
        for chosen in torch.randperm(len(rows)).split(32):
            batch = [rows[index] for index in chosen]
            ids = pad_sequence(batch, batch_first=True, padding_value=0)
            labels = pad_sequence(batch, batch_first=True, padding_value=-100)
            loss = model(input_ids=ids, attention_mask=(labels != -100).long(), labels=labels).loss
            loss.backward()
            optimizer.step()
            optimizer.zero_grad()
    model.eval()


train(rounds=4)

# %% requests
lengths = [8, 40, 12, 90, 16, 10, 64, 8, 20, 120, 12, 30]
question = [{"role": "user", "content": "Bir yorum yaz"}]
prompt = tokenizer.apply_chat_template(question, add_generation_prompt=True, return_tensors="pt")["input_ids"]
print(len(lengths), sum(lengths), prompt.shape[1])

# %% passes
calls = []
hook = model.register_forward_hook(lambda *_: calls.append(1))


def generate(rows, new):
    inputs = prompt.repeat(rows, 1)
    model.generate(inputs, attention_mask=torch.ones_like(inputs), max_new_tokens=new, eos_token_id=-1)


def count(function):
    calls.clear()
    function()
    return len(calls)


alone = count(lambda: [generate(1, new) for new in lengths])
fixed = count(lambda: [generate(4, max(lengths[start : start + 4])) for start in range(0, 12, 4)])
print(alone, fixed)
print(f"{1 - sum(lengths) / (4 * fixed):.0%}")

# %% continuous
from collections import deque


def keep_full(lengths, places):
    waiting, running, steps, used = deque(lengths), [], 0, 0
    while waiting or running:
        while waiting and len(running) < places:
            running.append(waiting.popleft())
        steps, used = steps + 1, used + len(running)
        running = [left - 1 for left in running if left > 1]
    return steps, used / (steps * places)


for places in (1, 4, 8):
    steps, full = keep_full(lengths, places)
    print(f"{places} {steps:4} {full:.0%}")

# %% figure batching
places = [1, 2, 3, 4, 6, 8, 12]
figure = {
    "x": places,
    "xName": "places",
    "yName": "modelPasses",
    "lines": {
        "fixedBatch": [sum(max(lengths[at : at + size]) for at in range(0, 12, size)) for size in places],
        "continuousBatch": [keep_full(lengths, size)[0] for size in places],
    },
}

# %% blocks
import math

reserved = 12 * model.config.max_position_embeddings
needed = sum(prompt.shape[1] + new for new in lengths)
paged = sum(16 * math.ceil((prompt.shape[1] + new) / 16) for new in lengths)
for name, places in {"reserved": reserved, "pages": paged, "needed": needed}.items():
    print(f"{name:9} {places:5} {needed / places:.0%}")

# %% prefix
import copy

from transformers import DynamicCache

rules = tokenizer("<system>Kısa ve saygılı yanıt ver, kişisel bilgi yazma, emin değilsen söyle.<end>", return_tensors="pt")
ends = [tokenizer(f"<user>{text}<end><assistant>", return_tensors="pt") for text in ("Kargo nerede?", "İade süresi ne?")]
shared = DynamicCache(config=model.config)
with torch.inference_mode():
    model(input_ids=rules["input_ids"], past_key_values=shared)
    for end in ends:
        whole = model(input_ids=torch.cat([rules["input_ids"], end["input_ids"]], dim=1)).logits[0, -1]
        kept = model(input_ids=end["input_ids"], past_key_values=copy.deepcopy(shared)).logits[0, -1]
        print(rules["input_ids"].shape[1], end["input_ids"].shape[1], torch.allclose(whole, kept, atol=1e-4))
hook.remove()

# %% server
import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import BoundedSemaphore, Lock, Thread

from transformers import TextIteratorStreamer

NAME, LIMIT = "kucuk-sohbet", 128
waiting, turn = BoundedSemaphore(2), Lock()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def reply(self, status, value, **headers):
        body = json.dumps(value, ensure_ascii=False).encode()
        self.send_response(status)
        for name, text in {"Content-Type": "application/json", "Content-Length": len(body), **headers}.items():
            self.send_header(name.replace("_", "-"), str(text))
        self.end_headers()
        self.wfile.write(body)

    def refuse(self, status, message, **headers):
        self.reply(status, {"error": {"message": message}}, **headers)

    def do_GET(self):
        if self.path == "/v1/models":
            self.reply(200, {"object": "list", "data": [{"id": NAME, "object": "model"}]})
        else:
            self.refuse(404, "no such path")

    def do_POST(self):
        try:
            request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            ids = tokenizer.apply_chat_template(request["messages"], add_generation_prompt=True, return_tensors="pt")
        except Exception:
            return self.refuse(400, "the body is no JSON object with messages")
        if self.path != "/v1/chat/completions" or request.get("model", NAME) != NAME:
            return self.refuse(404, f"this server has {NAME}")
        new = request.get("max_tokens", 32)
        if ids["input_ids"].shape[1] + new > LIMIT:
            return self.refuse(400, f"prompt and answer may have {LIMIT} tokens")
        if not waiting.acquire(blocking=False):
            return self.refuse(429, "the queue is full", Retry_After=1)
        try:
            with turn:
                self.answer(ids, new, request.get("stream", False))
        finally:
            waiting.release()

    def answer(self, ids, new, stream):
        pieces = TextIteratorStreamer(tokenizer, skip_prompt=True, skip_special_tokens=True, timeout=60)
        written = []
        worker = Thread(target=lambda: written.append(model.generate(**ids, max_new_tokens=new, streamer=pieces)))
        worker.start()

        def reason():
            worker.join()
            return "stop" if written[0][0, -1] == tokenizer.eos_token_id else "length"

        if not stream:
            message = {"role": "assistant", "content": "".join(pieces).strip()}
            return self.reply(200, {"model": NAME, "choices": [{"message": message, "finish_reason": reason()}]})
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        for piece in filter(None, pieces):
            self.event({"choices": [{"index": 0, "delta": {"content": piece}}]})
        self.event({"choices": [{"index": 0, "delta": {}, "finish_reason": reason()}]})
        self.wfile.write(b"data: [DONE]\n\n")

    def event(self, value):
        self.wfile.write(f"data: {json.dumps(value, ensure_ascii=False)}\n\n".encode())
        self.wfile.flush()

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
Thread(target=server.serve_forever, daemon=True).start()
address = f"http://127.0.0.1:{server.server_port}"

# %% call
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def post(body, path="/v1/chat/completions"):
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    try:
        with urlopen(Request(address + path, data, {"Content-Type": "application/json"}), timeout=60) as response:
            return response.status, response.read().decode()
    except HTTPError as error:
        return error.code, error.read().decode()


status, text = post({"model": NAME, "messages": question, "max_tokens": 40})
print(status, json.loads(text)["choices"][0])
print(json.loads(urlopen(address + "/v1/models").read())["data"])

# %% stream
status, text = post({"model": NAME, "messages": question, "max_tokens": 8, "stream": True})
lines = [line for line in text.splitlines() if line]
print(*lines[:3], *lines[-2:], sep="\n")

# %% refused
for body in (b"{", {"messages": question, "model": "baska"}, {"messages": question, "max_tokens": 500}):
    print(*post(body))

# %% busy
from concurrent.futures import ThreadPoolExecutor

turn.acquire()
with ThreadPoolExecutor(4) as pool:
    jobs = [pool.submit(post, {"messages": question, "max_tokens": 4}) for _ in range(4)]
    while sum(job.done() for job in jobs) < 2:
        pass
    turn.release()
    print(sorted(job.result()[0] for job in jobs))

# %% close
server.shutdown()
server.server_close()

# %% options
import inspect

from transformers.cli.serve import Serve

options = inspect.signature(Serve.__init__).parameters
for name in ("host", "port", "device", "dtype", "continuous_batching"):
    print(f"--{name.replace('_', '-'):21} {options[name].default}")

# %% ready
import socket
import sys
from subprocess import DEVNULL, Popen
from time import sleep
from urllib.error import URLError

model.save_pretrained(NAME)
tokenizer.save_pretrained(NAME)
with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    port = str(free.getsockname()[1])
command = ["transformers", "serve", NAME, "--continuous-batching", "--device", "cpu", "--port", port]
start = "import sys; from transformers.cli.transformers import main; sys.argv = sys.argv[1:]; main()"
server = Popen([sys.executable, "-c", start, *command], stdout=DEVNULL, stderr=DEVNULL)
address = f"http://127.0.0.1:{port}"
while server.poll() is None:
    try:
        print(urlopen(f"{address}/health").status)
        break
    except URLError:
        sleep(0.5)

# %% asked
def ask(new):
    return post({"model": NAME, "messages": question, "max_tokens": new})


with ThreadPoolExecutor(4) as pool:
    replies = list(pool.map(ask, (8, 40, 12, 40)))
ids = torch.ones_like(prompt)
alone = tokenizer.decode(model.generate(prompt, attention_mask=ids, max_new_tokens=40)[0, prompt.shape[1] :], skip_special_tokens=True)
for status, text in replies:
    choice = json.loads(text)["choices"][0]
    said = choice["message"]["content"]
    print(status, choice["finish_reason"], json.loads(text)["usage"]["completion_tokens"], alone.strip().startswith(said.strip()))
server.terminate()
server.wait()

# %% sorted
ordered = sorted(lengths, reverse=True)
print([max(ordered[at : at + 4]) for at in range(0, 12, 4)], sum(max(ordered[at : at + 4]) for at in range(0, 12, 4)))

# %% all-places
print(keep_full(lengths, 12))
