# data: sentiment/train.tr.jsonl, sentiment/test.tr.jsonl, translations/train.tr-en.jsonl, translations/test.tr-en.jsonl

# %% data
from datasets import load_dataset

pairs = load_dataset("json", data_files="translations/train.tr-en.jsonl", split="train")
unseen = load_dataset("json", data_files="translations/test.tr-en.jsonl", split="train")
print(pairs.num_rows, unseen.num_rows)
words_tr = sum(len(text.split()) for text in pairs["tr"])
words_en = sum(len(text.split()) for text in pairs["en"])
print(words_tr, words_en)

# %% distinct
import re


def words_of(texts):
    return [word for text in texts for word in re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)?", text)]


for language in ("tr", "en"):
    words = words_of(pairs[language])
    print(language, len(words), len(set(words)), f"{len(set(words)) / len(words):.2f}")

# %% unknown
for language in ("tr", "en"):
    known = set(words_of(pairs[language]))
    fresh = words_of(unseen[language])
    print(language, f"{sum(word not in known for word in fresh) / len(fresh):.0%}")

# %% bytes
for text in ["ev", "şöyle", "çğıöşüİ"]:
    print(text, len(text), len(text.encode("utf-8")))

# %% lower
print("IŞIK".lower(), "İSTANBUL".lower(), len("İ"), len("İ".lower()))
print("ISPARTA".replace("İ", "i").replace("I", "ı").lower())

# %% uncased
from tokenizers import normalizers

uncased = normalizers.BertNormalizer(lowercase=True)
cased = normalizers.BertNormalizer(lowercase=False)
for text in ["Şişe kızdı", "Sise kizdi", "IŞIK"]:
    print(uncased.normalize_str(text), "|", cased.normalize_str(text))

# %% algorithms
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers

corpus = load_dataset("json", data_files="sentiment/train.tr.jsonl", split="train")["text"][:]


def train(model, trainer, pre_tokenizer):
    tokenizer = Tokenizer(model)
    tokenizer.pre_tokenizer = pre_tokenizer
    tokenizer.train_from_iterator(corpus, trainer)
    return tokenizer


def learn(size):
    word_start = pre_tokenizers.Metaspace()
    by_bytes = pre_tokenizers.ByteLevel(add_prefix_space=True)
    return {
        "bpe": train(
            models.BPE(unk_token="[UNK]"),
            trainers.BpeTrainer(vocab_size=size, special_tokens=["[UNK]"], show_progress=False),
            word_start,
        ),
        "byte-bpe": train(
            models.BPE(),
            trainers.BpeTrainer(
                vocab_size=size, initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), show_progress=False
            ),
            by_bytes,
        ),
        "unigram": train(
            models.Unigram(),
            trainers.UnigramTrainer(
                vocab_size=size, special_tokens=["[UNK]"], unk_token="[UNK]", show_progress=False
            ),
            word_start,
        ),
    }


learned = learn(3000)
for name, tokenizer in learned.items():
    print(f"{name:9}", tokenizer.encode("Evlerimizdekilerden").tokens)

# %% readable
pieces = learned["byte-bpe"].encode("gördüğümüz şişe")
print(pieces.tokens)
print(decoders.ByteLevel().decode(pieces.tokens))

# %% fertility
test = load_dataset("json", data_files="sentiment/test.tr.jsonl", split="train")["text"][:]


def fertility(tokenizer, texts):
    return sum(len(tokenizer.encode(text).ids) for text in texts) / sum(len(text.split()) for text in texts)


for name, tokenizer in learned.items():
    print(f"{name:9} {fertility(tokenizer, test):.2f}")

# %% sizes
sizes = [500, 1000, 2000, 4000, 8000]
byte_bpe = {}
for size in sizes:
    byte_bpe[size] = round(fertility(learn(size)["byte-bpe"], test), 2)
print(byte_bpe)

# %% figure vocabulary
figure = {
    "x": sizes,
    "xName": "words",
    "yName": "fertility",
    "lines": {"byteBpe": [byte_bpe[size] for size in sizes]},
}

# %% other-language
def learn_bytes(texts):
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=True)
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(vocab_size=1500, initial_alphabet=alphabet, show_progress=False)
    tokenizer.train_from_iterator(list(texts), trainer)
    return tokenizer


from_turkish, from_english = learn_bytes(pairs["tr"]), learn_bytes(pairs["en"])
for language in ("tr", "en"):
    scores = [fertility(tokenizer, unseen[language]) for tokenizer in (from_turkish, from_english)]
    print(language, *(f"{score:.2f}" for score in scores))

# %% roundtrip
for name, tokenizer in learned.items():
    print(f"{name:9}", tokenizer.encode("Ankara'da 🚲 kiraladım").tokens)

# %% longest
for name, tokenizer in learned.items():
    tokens = tokenizer.encode("kitapçılarımızdakilerden").tokens
    print(f"{name:9} {len(tokens)}", tokens)

# %% two-writings
import unicodedata

composed, split = "café", unicodedata.normalize("NFD", "café")
for name, tokenizer in learned.items():
    print(f"{name:9}", composed == split, tokenizer.encode(composed).tokens, tokenizer.encode(split).tokens)
print(unicodedata.normalize("NFC", split) == composed)
