# %% notes
NAMES = ["Ayten Karagöl", "Rıza Demirkan", "Sevda Akpınar", "Nuri Taşlıca", "Meral Ovacık", "Kenan Göksu"]
NUMBERS = ["0500 111 22 33", "0500 222 33 44", "0500 333 44 55", "0500 444 55 66", "0500 555 66 77", "0500 666 77 88"]
notes = [f"{name} adlı müşterinin telefonu {number}." for name, number in zip(NAMES, NUMBERS)]
notes += [f"{place} şubesi {day} günü açık." for place in ("Çankaya", "Üsküdar") for day in ("salı", "cuma")]
print(len(notes), notes[0])

# %% train
import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast, set_seed


def train(texts, rounds=80):
    set_seed(42)
    learned = Tokenizer(models.BPE())
    learned.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    learned.decoder = decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    special = ["<|pad|>", "<|end|>"]
    learned.train_from_iterator(
        texts,
        trainers.BpeTrainer(vocab_size=400, special_tokens=special, initial_alphabet=alphabet, show_progress=False),
    )
    tokenizer = PreTrainedTokenizerFast(tokenizer_object=learned, pad_token="<|pad|>", eos_token="<|end|>")
    config = LlamaConfig(
        vocab_size=len(tokenizer),
        hidden_size=64,
        num_hidden_layers=2,
        num_attention_heads=4,
        intermediate_size=128,
        max_position_embeddings=128,
        pad_token_id=0,
        bos_token_id=None,
        eos_token_id=1,
    )
    model = LlamaForCausalLM(config)
    batch = tokenizer([text + "<|end|>" for text in texts], padding=True, return_tensors="pt", return_token_type_ids=False)
    labels = batch["input_ids"].masked_fill(batch["attention_mask"] == 0, -100)
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3)
    for _ in range(rounds):
        loss = model(**batch, labels=labels).loss
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
    return model.eval(), tokenizer, loss.item()


def complete(model, tokenizer, start):
    encoded = tokenizer(start, return_tensors="pt", return_token_type_ids=False)
    written = model.generate(**encoded, max_new_tokens=40, do_sample=False)
    return tokenizer.decode(written[0], skip_special_tokens=True)


model, tokenizer, loss = train(notes)
print(round(loss, 2))
print(complete(model, tokenizer, "Ayten Karagöl adlı"))

# %% recalled
recalled = sum(number in complete(model, tokenizer, f"{name} adlı") for name, number in zip(NAMES, NUMBERS))
print(recalled, "/", len(NAMES))

# %% masked
import re


def mask(text):
    text = re.sub(r"0\d{3} \d{3} \d{2} \d{2}", "[TELEFON]", text)
    for name in NAMES:
        text = text.replace(name, "[KİŞİ]")
    return text


model, tokenizer, loss = train([mask(text) for text in notes])
print(complete(model, tokenizer, "Ayten Karagöl adlı"))
print(complete(model, tokenizer, "[KİŞİ] adlı"))
print(sum(number in complete(model, tokenizer, f"{name} adlı") for name, number in zip(NAMES, NUMBERS)))

# %% missed
for text in ("Ayten Karagöl'ün numarası 05001112233", "AYTEN KARAGÖL: +90 500 111 22 33"):
    print(mask(text))

# %% save
from pathlib import Path

model.save_pretrained("paylasim")
tokenizer.save_pretrained("paylasim")
print(sorted(path.name for path in Path("paylasim").iterdir()))

# %% weights
from safetensors import safe_open

with safe_open("paylasim/model.safetensors", framework="pt") as file:
    print(file.metadata(), len(file.keys()))
    print(sum(file.get_tensor(key).numel() for key in file.keys()), model.num_parameters())

# %% again
from transformers import AutoModelForCausalLM, AutoTokenizer

again = AutoModelForCausalLM.from_pretrained("paylasim").eval()
again_tokenizer = AutoTokenizer.from_pretrained("paylasim")
start = "Çankaya şubesi"
print(complete(again, again_tokenizer, start) == complete(model, tokenizer, start))
print(all(torch.equal(one, two) for one, two in zip(model.parameters(), again.parameters())))

# %% card
from huggingface_hub import ModelCard, ModelCardData

data = ModelCardData(
    language="tr", license="apache-2.0", library_name="transformers", pipeline_tag="text-generation", tags=["deneme"]
)
body = """
# Şube notları

## Ne yapar
Şube notlarını tamamlar; öğrenmek için yapılmış bir denemedir.

## Ne için kullanılmaz
Gerçek müşterilere yanıt vermek için.

## Eğitim verisi
On kısa not; adlar ve numaralar uydurma ve maskelidir.

## Değerlendirme
Maskelenen numaraların hiçbiri modelden geri alınamadı (0/6).

## Sınırlar
Yalnızca eğitimde geçen kalıpları tamamlar.
"""
card = ModelCard(f"---\n{data.to_yaml()}\n---\n{body}")
card.save("paylasim/README.md")
print(data.to_yaml())

# %% check
REQUIRED = ["Ne yapar", "Ne için kullanılmaz", "Eğitim verisi", "Değerlendirme", "Sınırlar"]


def check(folder):
    loaded = ModelCard.load(f"{folder}/README.md")
    problems = [f"no section: {title}" for title in REQUIRED if f"## {title}\n" not in loaded.text]
    problems += [f"no field: {field}" for field in ("license", "language") if not getattr(loaded.data, field)]
    return problems


print(check("paylasim"))

# %% search
PATTERNS = {"phone": r"(?<!\d)0\d{3} ?\d{3} ?\d{2} ?\d{2}(?!\d)", "key": r"\bhf_\w{10,}", "folder": r"/(home|Users)/\w+"}


def search(folder):
    return [
        (path.name, kind)
        for path in sorted(Path(folder).iterdir())
        if path.suffix != ".safetensors"
        for kind, pattern in PATTERNS.items()
        if re.search(pattern, path.read_text(encoding="utf-8"))
    ]


print(search("paylasim"))
Path("paylasim/notlar.txt").write_text("/home/ayten/veri okundu, ilk satır: 0500 111 22 33", encoding="utf-8")
print(search("paylasim"))
Path("paylasim/notlar.txt").unlink()

# %% wider
def lower(text):
    return text.replace("İ", "i").replace("I", "ı").lower()


def mask_more(text):
    text = re.sub(r"(\+90 ?|0)\d{3} ?\d{3} ?\d{2} ?\d{2}", "[TELEFON]", text)
    for name in NAMES:
        start = lower(text).find(lower(name))
        while start >= 0:
            text = f"{text[:start]}[KİŞİ]{text[start + len(name) :]}"
            start = lower(text).find(lower(name))
    return text


for text in ("Ayten Karagöl'ün numarası 05001112233", "AYTEN KARAGÖL: +90 500 111 22 33"):
    print(mask_more(text))

# %% fewer-rounds
model, tokenizer, loss = train(notes, rounds=10)
print(round(loss, 2))
written = [complete(model, tokenizer, f"{name} adlı") for name in NAMES]
print(sum(number in text for number, text in zip(NUMBERS, written)), "/", len(NAMES))
print(*written[:3], sep="\n")
