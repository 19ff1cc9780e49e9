# data: sentiment/train.tr.jsonl

# %% tokenizer
from datasets import load_dataset
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast, set_seed

set_seed(42)
texts = list(load_dataset("json", data_files="sentiment/train.tr.jsonl", split="train")["text"])
learned = Tokenizer(models.BPE())
learned.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=True)
learned.decoder = decoders.ByteLevel()
learned.train_from_iterator(
    texts,
    trainers.BpeTrainer(
        vocab_size=1500,
        special_tokens=["<s>"],
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    ),
)
tokenizer = PreTrainedTokenizerFast(tokenizer_object=learned, bos_token="<s>", eos_token="<s>", pad_token="<s>")
print(len(tokenizer))

# %% train
import torch
from torch.nn.utils.rnn import pad_sequence
from transformers import LlamaConfig, LlamaForCausalLM

config = LlamaConfig(
    vocab_size=len(tokenizer),
    hidden_size=128,
    num_hidden_layers=2,
    num_attention_heads=4,
    intermediate_size=256,
    max_position_embeddings=64,
    bos_token_id=0,
    eos_token_id=0,
    pad_token_id=0,
)
model = LlamaForCausalLM(config)
rows = [torch.tensor(tokenizer("<s>" + text + "<s>")["input_ids"][:64]) for text in texts]
optimizer = torch.optim.AdamW(model.parameters(), lr=2e-3)
model.train()
for epoch in range(10):
    losses = []
    for chosen in torch.randperm(len(rows)).split(32):
        batch = [rows[index] for index in chosen]
        ids = pad_sequence(batch, batch_first=True, padding_value=0)
        labels = pad_sequence(batch, batch_first=True, padding_value=-100)
        loss = model(input_ids=ids, attention_mask=(labels != -100).long(), labels=labels).loss
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        losses.append(loss.item())
    if (epoch + 1) % 2 == 0:
        print(epoch + 1, f"{sum(losses) / len(losses):.2f}")
model = model.eval()

# %% next
prompt = tokenizer("<s>Kargo", return_tensors="pt", return_token_type_ids=False)
with torch.inference_mode():
    logits = model(**prompt).logits[0, -1]
chances = logits.softmax(-1)
for chance, token in zip(*chances.topk(6)):
    print(f"{chance:.3f} {tokenizer.decode(token)!r}")

# %% greedy
def write(**settings):
    set_seed(42)
    written = model.generate(**prompt, max_new_tokens=24, **settings)
    return [tokenizer.decode(ids, skip_special_tokens=True).strip() for ids in written]


print(write(do_sample=False)[0])
print(write(do_sample=False) == write(do_sample=False), write(do_sample=False)[0] in texts)

# %% sample
for text in write(do_sample=True, num_return_sequences=3, top_k=0):
    print(text)

# %% temperature
for temperature in (0.3, 1.0, 2.0):
    sharp = (logits / temperature).softmax(-1)
    print(temperature, f"{sharp.max():.2f}", write(do_sample=True, temperature=temperature, top_k=0)[0])

# %% figure spread
def measure(temperature):
    found = write(do_sample=True, temperature=temperature, top_k=0, num_return_sequences=60)
    words = [word.strip(".,!?").lower() for text in found for word in text.split()[1:]]
    known = {word.strip(".,!?").lower() for text in texts for word in text.split()}
    return len(set(found)) / len(found), sum(word in known for word in words) / len(words)


points = [0.1, 0.3, 0.5, 0.7, 0.9, 1.1, 1.3, 1.5]
lines = [measure(point) for point in points]
figure = {
    "x": points,
    "xName": "temperature",
    "yName": "share",
    "lines": {
        "differentTexts": [round(line[0], 3) for line in lines],
        "knownWords": [round(line[1], 3) for line in lines],
    },
}

# %% cut
ordered, _ = chances.sort(descending=True)
print("tokens", len(ordered))
print("top_k=50", f"{ordered[:50].sum():.2f}")
for share in (0.5, 0.9):
    print(f"top_p={share}", int((ordered.cumsum(0) < share).sum()) + 1)
print("min_p=0.05", int((ordered >= 0.05 * ordered[0]).sum()))

# %% hidden-default
print(model.generation_config.top_k, model.generation_config.do_sample)
print(write(do_sample=True)[0] == write(do_sample=True, top_k=50)[0])
print(write(do_sample=True)[0] == write(do_sample=True, top_k=0)[0])

# %% beams
def log_chance(ids):
    with torch.inference_mode():
        scores = model(ids).logits.log_softmax(-1)
    start = prompt["input_ids"].shape[1]
    return sum(scores[0, place - 1, ids[0, place]].item() for place in range(start, ids.shape[1]))


for beams in (1, 4, 16):
    ids = model.generate(**prompt, max_new_tokens=24, do_sample=False, num_beams=beams, length_penalty=0.0)
    print(beams, f"{log_chance(ids):.1f}", tokenizer.decode(ids[0], skip_special_tokens=True).strip())

# %% repetition
never = {"max_new_tokens": 50, "min_new_tokens": 50, "do_sample": False}
for penalty in (1.0, 1.3):
    ids = model.generate(**prompt, **never, repetition_penalty=penalty)[0].tolist()
    pairs = list(zip(ids, ids[1:]))
    print(penalty, f"{1 - len(set(pairs)) / len(pairs):.0%}", tokenizer.decode(ids, skip_special_tokens=True)[:90].strip())

# %% stop
ids = model.generate(**prompt, do_sample=False)
print(ids.shape[1] - prompt["input_ids"].shape[1], ids[0, -1].item() == tokenizer.eos_token_id)
short = model.generate(**prompt, do_sample=False, max_new_tokens=4)
print(tokenizer.decode(short[0], skip_special_tokens=True).strip(), short[0, -1].item() == tokenizer.eos_token_id)
second = " " + write(do_sample=False)[0].split()[1]
stopped = model.generate(**prompt, do_sample=False, stop_strings=[second], tokenizer=tokenizer)
print(tokenizer.decode(stopped[0], skip_special_tokens=True).strip())

# %% batch
tokenizer.padding_side = "left"
two = tokenizer(["<s>Kargo", "<s>Bu telefonun ekranı"], return_tensors="pt", padding=True, return_token_type_ids=False)
print(two["attention_mask"].tolist())
left = model.generate(**two, do_sample=False, max_new_tokens=24)
print(tokenizer.decode(left[0], skip_special_tokens=True).strip() == write(do_sample=False)[0])
tokenizer.padding_side = "right"
two = tokenizer(["<s>Kargo", "<s>Bu telefonun ekranı"], return_tensors="pt", padding=True, return_token_type_ids=False)
right = model.generate(**two, do_sample=False, max_new_tokens=24)
print(tokenizer.decode(right[0], skip_special_tokens=True).strip() == write(do_sample=False)[0])

# %% stream
from transformers.generation.streamers import BaseStreamer


class Printer(BaseStreamer):
    def put(self, ids):
        if ids.dim() == 1:
            print(tokenizer.decode(ids), end="|")

    def end(self):
        print()


set_seed(42)
model.generate(**prompt, do_sample=False, max_new_tokens=24, streamer=Printer())

# %% save
from transformers import GenerationConfig

model.generation_config = GenerationConfig(
    do_sample=True, temperature=0.7, top_p=0.9, top_k=0, max_new_tokens=24, bos_token_id=0, eos_token_id=0, pad_token_id=0
)
model.save_pretrained("yazar")
print(GenerationConfig.from_pretrained("yazar").top_p)

# %% cold
model.generation_config = GenerationConfig(bos_token_id=0, eos_token_id=0, pad_token_id=0)
cold = write(do_sample=True, temperature=0.1, top_k=0, num_return_sequences=60)
print(len(set(cold)), "/", len(cold))
try:
    write(do_sample=True, temperature=0.0)
except ValueError as error:
    print(error)

# %% more-beams
for beams in (2, 8, 32):
    ids = model.generate(**prompt, max_new_tokens=24, do_sample=False, num_beams=beams, length_penalty=0.0)
    print(beams, f"{log_chance(ids):.1f}", tokenizer.decode(ids[0], skip_special_tokens=True).strip())
