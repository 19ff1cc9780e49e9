# data: questions/train.tr.jsonl, questions/test.tr.jsonl

# %% data
from datasets import load_dataset

files = ["questions/train.tr.jsonl", "questions/test.tr.jsonl"]
rows = list(load_dataset("json", data_files=files, split="train"))
documents = list(dict.fromkeys(row["context"] for row in rows))
asked = [row for row in rows if row["answer"] is not None]
print(len(documents), "documents", len(asked), "questions with an answer", len(rows) - len(asked), "without")
print(asked[9]["question"])

# %% chunks
import re


def sentences(text):
    return re.split(r"(?<=[.!?]) (?=[A-ZÇĞİÖŞÜ0-9])", text)


def cut(size):
    return [
        (place, text[start : start + size])
        for place, text in enumerate(documents)
        for start in range(0, len(text), size)
    ]


def by_sentence(count):
    found = []
    for place, text in enumerate(documents):
        parts = sentences(text)
        last = max(1, len(parts) - count + 1)
        found += [(place, " ".join(parts[start : start + count])) for start in range(last)]
    return found


def whole(chunks):
    kept = 0
    for row in asked:
        place = documents.index(row["context"])
        kept += any(row["answer"] in text for where, text in chunks if where == place)
    return kept


for name, some in (("80 characters", cut(80)), ("1 sentence", by_sentence(1)), ("2 sentences", by_sentence(2))):
    length = sum(len(text) for _, text in some) / len(some)
    print(f"{name:14} {len(some):4} chunks {length:5.0f} characters  whole answers {whole(some)} / {len(asked)}")

# %% abbreviation
print(re.split(r"(?<=[.!?]) ", "Toplantı 5. katta, Dr. Ece Tan ile 14.30'da."))
print(sentences("Toplantı 5. katta, Dr. Ece Tan ile 14.30'da."))

# %% words
def lower(text):
    return text.replace("İ", "i").replace("I", "ı").lower()


def words(text):
    return re.findall(r"\w+", lower(text))


def first_five(text):
    return [word[:5] for word in words(text)]


def trigrams(text):
    return [f" {word} "[start : start + 3] for word in words(text) for start in range(len(word))]


question, sentence = "Çanak hangi yıl bulundu?", "Bu parça, 1974 yılında kuyuda bulunan çanaktır."
for split in (words, first_five, trigrams):
    print(f"{split.__name__:11}", sorted(set(split(question)) & set(split(sentence))))

# %% bm25
from collections import Counter
from math import log


class BM25:
    def __init__(self, texts, split, k1=1.2, b=0.75):
        self.split, self.k1, self.b = split, k1, b
        self.counts = [Counter(split(text)) for text in texts]
        self.mean = sum(count.total() for count in self.counts) / len(texts)
        seen = Counter(term for count in self.counts for term in count)
        self.weights = {term: log(1 + (len(texts) - often + 0.5) / (often + 0.5)) for term, often in seen.items()}

    def score(self, question):
        terms = set(self.split(question)) & self.weights.keys()
        return [
            sum(self.weights[term] * self.saturate(count[term], count) for term in terms)
            for count in self.counts
        ]

    def saturate(self, often, count):
        length = 1 - self.b + self.b * count.total() / self.mean
        return often * (self.k1 + 1) / (often + self.k1 * length)


chunks = by_sentence(2)
texts = [text for _, text in chunks]
search = BM25(texts, first_five)
scores = search.score(asked[9]["question"])
for place in sorted(range(len(texts)), key=lambda one: -scores[one])[:3]:
    print(f"{scores[place]:5.2f}  {texts[place][:70]}…")

# %% measure
def ranks(score, chunks):
    found = []
    for row in asked:
        document = documents.index(row["context"])
        scores = score(row["question"])
        order = sorted(range(len(chunks)), key=lambda one: -scores[one])
        right = [
            rank for rank, one in enumerate(order, 1)
            if chunks[one][0] == document and row["answer"] in chunks[one][1]
        ]
        found.append(right[0] if right else None)
    return found


def recall(found, k):
    return sum(rank is not None and rank <= k for rank in found) / len(found)


def mrr(found):
    return sum(1 / rank for rank in found if rank) / len(found)


def show(name, found):
    print(f"{name:16} {recall(found, 1):.2f} {recall(found, 3):.2f} {recall(found, 5):.2f}  {mrr(found):.2f}")


results = {split.__name__: ranks(BM25(texts, split).score, chunks) for split in (words, first_five, trigrams)}
for name, found in results.items():
    show(name, found)

# %% sizes
for name, some in (("80 characters", cut(80)), ("1 sentence", by_sentence(1)), ("2 sentences", chunks)):
    show(name, ranks(BM25([text for _, text in some], trigrams).score, some))

# %% figure recall
depths = list(range(1, 11))
figure = {
    "x": depths,
    "xName": "chunksRead",
    "yName": "recall",
    "lines": {
        "wholeWords": [round(recall(results["words"], k), 3) for k in depths],
        "firstFive": [round(recall(results["first_five"], k), 3) for k in depths],
        "trigrams": [round(recall(results["trigrams"], k), 3) for k in depths],
    },
}

# %% missed
for row, rank in zip(asked, results["first_five"]):
    if rank is None or rank > 3:
        print(rank, "|", row["question"], "->", row["answer"])

# %% silence
from statistics import median

search = BM25(texts, trigrams)
best = {"answered": [], "not in the documents": []}
for row in rows:
    best["answered" if row["answer"] is not None else "not in the documents"].append(max(search.score(row["question"])))
for name, scores in best.items():
    print(f"{name:20} {min(scores):5.1f} {median(scores):5.1f} {max(scores):5.1f}")

# %% prompt
from tokenizers import Tokenizer, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast

learned = Tokenizer(models.BPE())
learned.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
learned.train_from_iterator(
    documents,
    trainers.BpeTrainer(
        vocab_size=2000,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        special_tokens=["<|im_start|>", "<|im_end|>"],
        show_progress=False,
    ),
)
tokenizer = PreTrainedTokenizerFast(tokenizer_object=learned, eos_token="<|im_end|>")
tokenizer.chat_template = (
    "{% for message in messages %}<|im_start|>{{ message.role }}\n{{ message.content }}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)
rule = "Yalnızca numaralı bölümlere dayan. Kullandığın bölümün numarasını yaz. Bölümlerde yoksa “Bilmiyorum” de."


def find(question, count):
    scores = search.score(question)
    return sorted(range(len(texts)), key=lambda one: -scores[one])[:count]


def build(question, places):
    parts = "\n".join(f"[{number}] {texts[place]}" for number, place in enumerate(places, 1))
    return [
        {"role": "system", "content": rule},
        {"role": "user", "content": f"{parts}\n\nSoru: {question}"},
    ]


question = asked[9]["question"]
print(tokenizer.apply_chat_template(build(question, find(question, 2)), tokenize=False, add_generation_prompt=True))

# %% budget
def count_tokens(places):
    text = tokenizer.apply_chat_template(build(question, places), tokenize=False, add_generation_prompt=True)
    return len(tokenizer(text)["input_ids"])


for count in (1, 3, 5, 10):
    print(f"{count:2} chunks {count_tokens(find(question, count)):4} tokens")

# %% repeated
places = find(question, 3)
print([chunks[place][0] for place in places])
seen = [sentence for place in places for sentence in sentences(texts[place])]
print(len(seen), "sentences", len(set(seen)), "different")

# %% check
def supported(answer, places):
    cited = {int(number) for number in re.findall(r"\[(\d+)\]", answer)}
    said = set(first_five(re.sub(r"\[\d+\]", "", answer)))
    held = {stem for number in cited if 0 < number <= len(places) for stem in first_five(texts[places[number - 1]])}
    return bool(cited), sorted(said - held)


print(supported("Bakım 14.30'da bitecek. [1]", find(question, 2)))
print(supported("Bakım 16.00'da bitecek. [1]", find(question, 2)))
print(supported("Bakım 14.30'da bitecek.", find(question, 2)))

# %% first-four
def first_four(text):
    return [word[:4] for word in words(text)]


by_four = ranks(BM25(texts, first_four).score, chunks)
show("first_four", by_four)
for name, found in (("first five", results["first_five"]), ("first four", by_four)):
    print(name, [rank for row, rank in zip(asked, found) if row["question"] == "Oyun neden taşındı?"])

# %% plain-letters
to_ascii = str.maketrans("çğıöşüÇĞİÖŞÜ", "cgiosuCGIOSU")
for split in (words, first_five, trigrams):
    find_in = BM25(texts, split).score
    show(split.__name__, ranks(lambda question: find_in(question.translate(to_ascii)), chunks))
plain = BM25([text.translate(to_ascii) for text in texts], trigrams).score
show("both plain", ranks(lambda question: plain(question.translate(to_ascii)), chunks))

# %% with-first
longer = []
for place, text in chunks:
    first = sentences(documents[place])[0]
    longer.append((place, text if text.startswith(first) else f"{first} {text}"))
show("with the first", ranks(BM25([text for _, text in longer], trigrams).score, longer))
print(*(f"{sum(len(text) for _, text in some) / len(some):.0f}" for some in (chunks, longer)))
