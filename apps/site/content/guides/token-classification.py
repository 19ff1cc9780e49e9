# data: entities/train.tr.jsonl, entities/validation.tr.jsonl, entities/test.tr.jsonl, sentiment/train.tr.jsonl

# %% data
from collections import Counter

from datasets import load_dataset
from transformers import set_seed

set_seed(42)
files = {split: f"entities/{split}.tr.jsonl" for split in ("train", "validation", "test")}
data = load_dataset("json", data_files=files)
for split in data:
    labels = Counter(entity["label"] for row in data[split] for entity in row["entities"])
    print(split, data[split].num_rows, dict(sorted(labels.items())))
print(data["train"][2]["text"])
print(data["train"][2]["entities"])

# %% apostrophe
followed = Counter()
for row in data["train"]:
    for entity in row["entities"]:
        after = row["text"][entity["end"] : entity["end"] + 1]
        followed["apostrophe" if after in ("'", "’") else "other"] += 1
print(dict(followed))

# %% tokenizer
from tokenizers import Tokenizer, models, pre_tokenizers, processors, trainers

plain = load_dataset("json", data_files="sentiment/train.tr.jsonl", split="train")
corpus = list(data["train"]["text"]) + list(plain["text"])


def learn(pre_tokenizer, size=300):
    learned = Tokenizer(models.BPE(unk_token="[UNK]"))
    learned.pre_tokenizer = pre_tokenizer
    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    trainer = trainers.BpeTrainer(vocab_size=size, special_tokens=special, show_progress=False)
    learned.train_from_iterator(corpus, trainer)
    learned.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", special_tokens=[("[CLS]", 2), ("[SEP]", 3)]
    )
    return learned


by_space = learn(pre_tokenizers.WhitespaceSplit())
by_punctuation = learn(pre_tokenizers.BertPreTokenizer())
sentence = "Bursa'nın kestanesi İnegöl'den gelir."
print(by_space.encode(sentence, add_special_tokens=False).tokens)
print(by_punctuation.encode(sentence, add_special_tokens=False).tokens)

# %% torn
def torn(learned):
    count = 0
    for row in data["train"]:
        ends = {end for _, end in learned.encode(row["text"]).offsets}
        count += sum(entity["end"] not in ends for entity in row["entities"])
    return count


print("space", torn(by_space), "punctuation", torn(by_punctuation))

# %% labels
from transformers import PreTrainedTokenizerFast

tokenizer = PreTrainedTokenizerFast(
    tokenizer_object=by_punctuation,
    pad_token="[PAD]",
    unk_token="[UNK]",
    cls_token="[CLS]",
    sep_token="[SEP]",
    mask_token="[MASK]",
    model_max_length=128,
)
names = ["O"] + [f"{prefix}-{label}" for label in ("PER", "LOC", "ORG") for prefix in "BI"]


def encode(row):
    encoded = tokenizer(row["text"], truncation=True, return_offsets_mapping=True)
    labels, previous = [], None
    for word, (start, end) in zip(encoded.word_ids(), encoded.pop("offset_mapping")):
        if word is None or word == previous:
            labels.append(-100)
        else:
            inside = [one for one in row["entities"] if one["start"] <= start < one["end"]]
            prefix = "B" if inside and inside[0]["start"] == start else "I"
            labels.append(names.index(f"{prefix}-{inside[0]['label']}") if inside else 0)
        previous = word
    return encoded | {"labels": labels}


first = data["train"].filter(lambda row: row["id"] == "tr-003")[0]
encoded = encode(first)
for token, label in zip(tokenizer.convert_ids_to_tokens(encoded["input_ids"]), encoded["labels"]):
    print(f"{token:12} {label:5} {names[label] if label >= 0 else ''}".rstrip())

# %% encode
rows = {split: data[split].map(encode, remove_columns=data[split].column_names) for split in data}
counts = Counter(label for row in rows["train"] for label in row["labels"] if label >= 0)
print(f"O: {counts[0] / counts.total():.0%}")

# %% score
from seqeval.metrics import accuracy_score, classification_report, f1_score


def read(labels, guesses=None):
    kept = labels if guesses is None else guesses
    return [
        [names[guess] for guess, label in zip(line, truth) if label != -100] for line, truth in zip(kept, labels)
    ]


truth = read(rows["test"]["labels"])
nothing = [["O"] * len(line) for line in truth]
print(f"accuracy {accuracy_score(truth, nothing):.2f}  f1 {f1_score(truth, nothing, zero_division=0):.2f}")

# %% baseline
known = {entity["text"]: entity["label"] for row in data["train"] for entity in row["entities"]}


def look_up(row):
    found = []
    for text in sorted(known, key=len, reverse=True):
        start = row["text"].find(text)
        if start >= 0 and not any(one["start"] <= start < one["end"] for one in found):
            found.append({"start": start, "end": start + len(text), "label": known[text]})
    return encode(row | {"entities": found})["labels"]


print(f"f1 {f1_score(truth, read([look_up(row) for row in data['test']])):.2f}")

# %% model
from transformers import ModernBertConfig, ModernBertForTokenClassification

config = ModernBertConfig(
    vocab_size=len(tokenizer),
    hidden_size=128,
    num_hidden_layers=3,
    num_attention_heads=4,
    intermediate_size=256,
    max_position_embeddings=128,
    local_attention=8,
    embedding_dropout=0.1,
    mlp_dropout=0.1,
    classifier_dropout=0.1,
    pad_token_id=tokenizer.pad_token_id,
    bos_token_id=tokenizer.cls_token_id,
    eos_token_id=tokenizer.sep_token_id,
    cls_token_id=tokenizer.cls_token_id,
    sep_token_id=tokenizer.sep_token_id,
    id2label=dict(enumerate(names)),
    label2id={name: index for index, name in enumerate(names)},
)
model = ModernBertForTokenClassification(config)
print(f"{model.num_parameters():_}", model.config.num_labels)

# %% train
from transformers import DataCollatorForTokenClassification, Trainer, TrainingArguments


def compute_metrics(prediction):
    guesses = prediction.predictions.argmax(-1)
    right, guessed = read(prediction.label_ids), read(prediction.label_ids, guesses)
    return {"accuracy": accuracy_score(right, guessed), "f1": f1_score(right, guessed, zero_division=0)}


arguments = TrainingArguments(
    output_dir="varlik",
    num_train_epochs=20,
    learning_rate=1e-3,
    warmup_steps=0.1,
    weight_decay=0.05,
    per_device_train_batch_size=16,
    per_device_eval_batch_size=64,
    eval_strategy="epoch",
    logging_strategy="epoch",
    save_strategy="epoch",
    save_total_limit=1,
    load_best_model_at_end=True,
    metric_for_best_model="eval_f1",
    report_to="none",
    seed=42,
)
trainer = Trainer(
    model=model,
    args=arguments,
    train_dataset=rows["train"],
    eval_dataset=rows["validation"],
    data_collator=DataCollatorForTokenClassification(tokenizer),
    processing_class=tokenizer,
    compute_metrics=compute_metrics,
)
trainer.train()
scored = [row for row in trainer.state.log_history if "eval_f1" in row]
for row in scored:
    if row["epoch"] % 5 == 0:
        print(f"{row['epoch']:2.0f}  {row['eval_accuracy']:.2f}  {row['eval_f1']:.2f}")

# %% figure scores
figure = {
    "x": [round(row["epoch"]) for row in scored],
    "xName": "epoch",
    "yName": "value",
    "lines": {
        "accuracy": [round(row["eval_accuracy"], 3) for row in scored],
        "score": [round(row["eval_f1"], 3) for row in scored],
    },
}

# %% test
prediction = trainer.predict(rows["test"])
guessed = read(prediction.label_ids, prediction.predictions.argmax(-1))
print(classification_report(truth, guessed, digits=2, zero_division=0))

# %% errors
from seqeval.metrics.sequence_labeling import get_entities

kinds = Counter()
for right, line in zip(truth, guessed):
    wanted, found = set(get_entities(right)), set(get_entities(line))
    for label, start, end in wanted - found:
        overlap = [one for one in found if one[1] <= end and start <= one[2]]
        same = [one for one in overlap if one[1:] == (start, end)]
        kinds["label" if same else "border" if overlap else "missed"] += 1
    kinds["invented"] += sum(not any(one[1] <= end and start <= one[2] for one in wanted) for _, start, end in found)
print(dict(sorted(kinds.items())))

# %% spelling
from datasets import Dataset


def rewrite(row, change):
    text, entities, end = "", [], 0
    for entity in sorted(row["entities"], key=lambda one: one["start"]):
        text += change(row["text"][end : entity["start"]])
        name = change(entity["text"])
        entities.append({"text": name, "label": entity["label"], "start": len(text), "end": len(text) + len(name)})
        text, end = text + name, entity["end"]
    return row | {"text": text + change(row["text"][end:]), "entities": entities}


def lower(text):
    return text.replace("İ", "i").replace("I", "ı").lower()


def upper(text):
    return text.replace("i", "İ").replace("ı", "I").upper()


changes = {
    "as written": lambda text: text,
    "no apostrophe": lambda text: text.replace("'", ""),
    "lower case": lower,
    "capitals": upper,
}
for name, change in changes.items():
    changed = [encode(rewrite(row, change)) for row in data["test"]]
    outcome = trainer.predict(Dataset.from_list(changed))
    right = read(outcome.label_ids)
    line = read(outcome.label_ids, outcome.predictions.argmax(-1))
    print(f"{name:14} {f1_score(right, line, zero_division=0):.2f}")

# %% pipeline
from transformers import pipeline

trainer.save_model("varlik-son")
text = "Teklifi Ferhat Yüncü'ye Konya'da sundular."
for strategy in ("none", "simple", "first"):
    tagger = pipeline("token-classification", model="varlik-son", aggregation_strategy=strategy, device="cpu")
    found = tagger(text)
    print(strategy, [(text[one["start"] : one["end"]], one.get("entity_group", one.get("entity"))) for one in found])

# %% names
import torch

model = trainer.model.eval()


def find_names(text):
    encoded = tokenizer(text, return_offsets_mapping=True, return_tensors="pt", truncation=True)
    offsets, words = encoded.pop("offset_mapping")[0].tolist(), encoded.word_ids()
    with torch.inference_mode():
        guesses = model(**encoded).logits[0].argmax(-1).tolist()
    found, previous = [], None
    for word, (start, end), guess in zip(words, offsets, guesses):
        if word is not None and word == previous:
            if found and found[-1]["word"] == word:
                found[-1]["end"] = end
        elif word is not None and guess > 0:
            prefix, label = names[guess].split("-")
            if prefix == "I" and found and found[-1]["label"] == label and found[-1]["word"] == previous:
                found[-1] |= {"end": end, "word": word}
            else:
                found.append({"label": label, "start": start, "end": end, "word": word})
        previous = word
    return [(text[one["start"] : one["end"]], one["label"]) for one in found]


print(find_names(text))

# %% larger
for name, pre_tokenizer in (
    ("space", pre_tokenizers.WhitespaceSplit()),
    ("punctuation", pre_tokenizers.BertPreTokenizer()),
):
    print(name, torn(learn(pre_tokenizer, 3000)))

# %% bare
from copy import copy

bare = [rewrite(row, changes["no apostrophe"]) for row in data["train"]]
settings = copy(arguments)
settings.output_dir, settings.num_train_epochs = "kesmesiz", 10
for title, copies in (("same copies", list(data["train"])), ("bare copies", bare)):
    set_seed(42)
    second = Trainer(
        model=ModernBertForTokenClassification(config),
        args=settings,
        train_dataset=Dataset.from_list([encode(row) for row in [*data["train"], *copies]]),
        eval_dataset=rows["validation"],
        data_collator=DataCollatorForTokenClassification(tokenizer),
        processing_class=tokenizer,
        compute_metrics=compute_metrics,
    )
    second.train()
    for name in ("as written", "no apostrophe"):
        outcome = second.predict(Dataset.from_list([encode(rewrite(row, changes[name])) for row in data["test"]]))
        line = read(outcome.label_ids, outcome.predictions.argmax(-1))
        print(f"{title}  {name:13} {f1_score(read(outcome.label_ids), line, zero_division=0):.2f}")

# %% all-pieces
def encode_all(row):
    encoded = tokenizer(row["text"], truncation=True, return_offsets_mapping=True)
    labels = []
    for start, end in encoded.pop("offset_mapping"):
        inside = [one for one in row["entities"] if one["start"] <= start < one["end"]]
        prefix = "B" if inside and inside[0]["start"] == start else "I"
        label = names.index(f"{prefix}-{inside[0]['label']}") if inside else 0
        labels.append(-100 if start == end else label)
    return encoded | {"labels": labels}


set_seed(42)
settings = copy(arguments)
settings.output_dir = "parcalar"
third = Trainer(
    model=ModernBertForTokenClassification(config),
    args=settings,
    train_dataset=data["train"].map(encode_all, remove_columns=data["train"].column_names),
    eval_dataset=rows["validation"],
    data_collator=DataCollatorForTokenClassification(tokenizer),
    processing_class=tokenizer,
    compute_metrics=compute_metrics,
)
third.train()
outcome = third.predict(rows["test"])
print(f"words {f1_score(truth, read(outcome.label_ids, outcome.predictions.argmax(-1)), zero_division=0):.2f}")
third.save_model("parcalar-son")
for strategy in ("simple", "first"):
    tagger = pipeline("token-classification", model="parcalar-son", aggregation_strategy=strategy, device="cpu")
    print(strategy, [(text[one["start"] : one["end"]], one["entity_group"]) for one in tagger(text)])
