# data: sentiment/train.tr.jsonl
# timed: throughput, one-token

# %% summary
import math
import statistics

durations = [100] * 12 + [104] * 6 + [180, 900]


def percentile(values, share):
    return sorted(values)[math.ceil(share * len(values)) - 1]


print(statistics.mean(durations), statistics.median(durations), percentile(durations, 0.95), max(durations))

# %% measure
import time


def measure(calls, repeats=9, clock=time.process_time):
    for call in calls.values():
        call()
    found = {name: [] for name in calls}
    for _ in range(repeats):
        for name, call in calls.items():
            start = clock()
            call()
            found[name].append(clock() - start)
    return found


def fastest(calls, repeats=9, clock=time.process_time):
    return {name: min(times) for name, times in measure(calls, repeats, clock).items()}


STEPS = (1.25, 2, 8, 100)


def compare(slow, fast):
    ratio = slow / fast
    passed = [step for step in STEPS if ratio >= step]
    return f"over {passed[-1]}x" if passed else f"under {STEPS[0]}x"


def rest():
    time.sleep(0.02)


wall, own = [fastest({"rest": rest}, 3, clock)["rest"] for clock in (time.perf_counter, time.process_time)]
print(wall >= 0.02, compare(wall, own))

# %% noise
import random

rng = random.Random(42)


def noisy(cost):
    return cost * (1 + rng.expovariate(5) + (3 if rng.random() < 0.05 else 0))


for repeats in (1, 3, 10, 30, 100):
    wrong = {statistics.mean: 0, statistics.median: 0, min: 0}
    for _ in range(2000):
        slow, fast = [[noisy(cost) for _ in range(repeats)] for cost in (110, 100)]
        for summary in wrong:
            wrong[summary] += summary(slow) <= summary(fast)
    print(f"{repeats:3}", *[f"{summary.__name__} {count / 2000:.0%}" for summary, count in wrong.items()])

# %% model
import torch
from datasets import load_dataset
from tokenizers import Tokenizer, models, pre_tokenizers, trainers
from transformers import BertConfig, BertForSequenceClassification, PreTrainedTokenizerFast, set_seed

set_seed(42)
torch.set_num_threads(1)
texts = list(load_dataset("json", data_files="sentiment/train.tr.jsonl", split="train")["text"])
learned = Tokenizer(models.BPE(unk_token="[UNK]"))
learned.pre_tokenizer = pre_tokenizers.Metaspace()
special = ["[PAD]", "[UNK]"]
learned.train_from_iterator(texts, trainers.BpeTrainer(vocab_size=2000, special_tokens=special, show_progress=False))
tokenizer = PreTrainedTokenizerFast(
    tokenizer_object=learned,
    pad_token="[PAD]",
    unk_token="[UNK]",
    model_input_names=["input_ids", "attention_mask"],
)
config = BertConfig(
    vocab_size=2000,
    hidden_size=128,
    num_hidden_layers=4,
    num_attention_heads=4,
    intermediate_size=512,
    num_labels=3,
)
model = BertForSequenceClassification(config).eval()
lengths = [len(row) for row in tokenizer(texts)["input_ids"]]
print(min(lengths), statistics.median(lengths), max(lengths))

# %% batch
sizes = [1, 2, 4, 8, 16, 32, 64]
with torch.inference_mode():
    inputs = {size: torch.randint(2, 2000, (size, 24)) for size in sizes}
    spent = fastest({size: lambda ids=ids: model(input_ids=ids) for size, ids in inputs.items()}, repeats=15)
print("texts a second, 32 to 1:", compare(32 * spent[1], spent[32]))
print("texts a second, 64 to 16:", compare(64 * spent[16], 16 * spent[64]))

# %% figure throughput
figure = {
    "x": sizes,
    "xName": "batchSize",
    "yName": "timesAlone",
    "lines": {"throughput": [round(size * spent[1] / spent[size], 2) for size in sizes]},
}

# %% padding
chosen = random.Random(0).sample(range(len(texts)), 320)
orders = {"shuffled": chosen, "by length": sorted(chosen, key=lambda row: lengths[row])}


def batches(order, size=32, **settings):
    groups = [order[start : start + size] for start in range(0, len(order), size)]
    return [tokenizer([texts[row] for row in group], return_tensors="pt", **settings) for group in groups]


made = {"to 64": batches(chosen, padding="max_length", max_length=64)}
made |= {name: batches(order, padding=True) for name, order in orders.items()}
real = sum(lengths[row] for row in chosen)
for name, rows in made.items():
    tokens = sum(batch["input_ids"].numel() for batch in rows)
    print(f"{name:10} {tokens:6} {1 - real / tokens:.0%}")

# %% sorted
def answer(rows):
    return torch.cat([model(**batch).logits for batch in rows])


with torch.inference_mode():
    took = fastest({name: lambda rows=rows: answer(rows) for name, rows in made.items()})
    places = [chosen.index(row) for row in orders["by length"]]
    difference = (answer(made["shuffled"])[places] - answer(made["by length"])).abs().max()
print("shuffled against by length:", compare(took["shuffled"], took["by length"]))
print((difference < 1e-5).item())

# %% threads
def with_threads(count, call):
    torch.set_num_threads(count)
    with torch.inference_mode():
        result = call()
    torch.set_num_threads(1)
    return result


one, two = [with_threads(count, lambda: answer(made["by length"])) for count in (1, 2)]
print(torch.get_num_threads(), ((one - two).abs().max() < 1e-5).item())

# %% dtype
import copy

half = copy.deepcopy(model).to(torch.bfloat16)
ids = torch.randint(2, 2000, (32, 24))
with torch.inference_mode():
    exact = model(input_ids=ids).logits
    difference = (half(input_ids=ids).logits - exact).norm() / exact.norm()
    took = fastest({"half": lambda: half(input_ids=ids), "full": lambda: model(input_ids=ids)})
print(model.get_memory_footprint(), half.get_memory_footprint())
print(f"{difference:.0%}")
print("bfloat16 against float32 here:", compare(took["half"], took["full"]))

# %% compile
layer = model.bert.encoder.layer[0]
states = torch.randn(8, 24, 128)
compiled = torch.compile(layer)
with torch.inference_mode():
    start = time.perf_counter()
    compiled(states)
    first = time.perf_counter() - start
    later = fastest({"compiled": lambda: compiled(states)}, 50, time.perf_counter)["compiled"]
    difference = (compiled(states) - layer(states)).abs().max()
print("first call against the next:", compare(first, later))
print((difference < 1e-5).item())

# %% language-model
from transformers import Qwen3Config, Qwen3ForCausalLM

decoder = Qwen3ForCausalLM(
    Qwen3Config(
        vocab_size=2000,
        hidden_size=128,
        intermediate_size=256,
        num_hidden_layers=4,
        num_attention_heads=4,
        num_key_value_heads=2,
        head_dim=32,
        max_position_embeddings=1024,
    )
).eval()
prompt = torch.randint(2, 2000, (1, 32))
seen = []
decoder.model.layers[0].register_forward_pre_hook(lambda module, inputs: seen.append(inputs[0].shape[1]))


def write(count, use_cache):
    seen.clear()
    settings = {"max_new_tokens": count, "min_new_tokens": count, "do_sample": False, "pad_token_id": 0}
    return decoder.generate(prompt, use_cache=use_cache, eos_token_id=1, **settings)


# %% cache
same = torch.equal(write(192, use_cache=True), write(192, use_cache=False))
for use_cache in (True, False):
    write(192, use_cache)
    print(f"{use_cache!s:5} {len(seen)} {sum(seen):6} {seen[:3]} {seen[-1]}")
took = fastest({use_cache: lambda one=use_cache: write(192, one) for use_cache in (True, False)}, repeats=3)
print("without the cache:", compare(took[False], took[True]))
print(same)

# %% figure one-token
lengths_so_far = [32, 64, 128, 256, 512, 1000]
steps = {"withCache": [], "withoutCache": []}
with torch.inference_mode():
    for length in lengths_so_far:
        ids = torch.randint(2, 2000, (1, length))
        kept = decoder(input_ids=ids, use_cache=True).past_key_values

        def next_token():
            decoder(input_ids=ids[:, -1:], past_key_values=kept, use_cache=True)
            kept.crop(-1)

        whole = {"withCache": next_token, "withoutCache": lambda: decoder(input_ids=ids, use_cache=False)}
        for name, seconds in fastest(whole).items():
            steps[name].append(seconds)
figure = {
    "x": lengths_so_far,
    "xName": "tokens",
    "yName": "timesFirst",
    "lines": {name: [round(one / steps["withCache"][0], 2) for one in row] for name, row in steps.items()},
}

# %% first-token
with torch.inference_mode():
    prompts = {length: torch.randint(2, 2000, (1, length)) for length in (64, 1000)}
    wait = fastest({length: lambda ids=ids: decoder(input_ids=ids) for length, ids in prompts.items()})
print("first token, prompt of 1000 to 64:", compare(wait[1000], wait[64]))

servers = {"near": (0.2, 20), "far": (1.5, 60)}
for tokens in (10, 40, 100, 400):
    seconds = [first + (tokens - 1) / rate for first, rate in servers.values()]
    print(f"{tokens:3}", *[f"{name} {one:5.2f}" for name, one in zip(servers, seconds)])

# %% tracemalloc
import tracemalloc

tracemalloc.start()
tensor = torch.ones(25_000_000)
_, peak = tracemalloc.get_traced_memory()
tracemalloc.stop()
print(tensor.nbytes // 1_000_000, peak // 1_000_000)

# %% peak
import resource


def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


before = peak()
big = torch.ones(250_000_000)
during = peak()
del big
print(during - before > 900_000, peak() == during)

# %% saved
def kept_for_backward(call):
    sizes = {}

    def pack(tensor):
        sizes[tensor.untyped_storage().data_ptr()] = tensor.untyped_storage().nbytes()
        return tensor

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
        result = call()
    weights = {one.untyped_storage().data_ptr() for one in model.parameters()}
    return sum(size for place, size in sizes.items() if place not in weights), result


for size in (8, 16, 32):
    ids = torch.randint(2, 2000, (size, 64))
    with_gradients, _ = kept_for_backward(lambda: model(input_ids=ids).logits)
    with torch.inference_mode():
        without, _ = kept_for_backward(lambda: model(input_ids=ids).logits)
    print(size, f"{with_gradients / 1e6:.0f} MB", without)

# %% gpu
def on_device(call):
    on_gpu = torch.cuda.is_available()
    call()  # warm-up
    if on_gpu:
        torch.cuda.reset_peak_memory_stats()
        torch.cuda.synchronize()
    start = time.perf_counter()
    call()
    if on_gpu:
        torch.cuda.synchronize()
    return time.perf_counter() - start, torch.cuda.max_memory_allocated(), torch.cuda.max_memory_reserved()


square = torch.ones(512, 512, device="cuda" if torch.cuda.is_available() else "cpu")
seconds, allocated, reserved = on_device(lambda: square @ square)
print(square.device.type, seconds > 0, allocated, reserved)
