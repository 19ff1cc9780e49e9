# data: sentiment/train.tr.jsonl, sentiment/test.tr.jsonl

# %% data
from datasets import load_dataset
from transformers import set_seed

set_seed(42)
data = load_dataset(
    "json", data_files={"train": "sentiment/train.tr.jsonl", "test": "sentiment/test.tr.jsonl"}
)
print(data["train"].num_rows, data["test"].num_rows)
print(data["train"][0]["text"], "→", data["train"][0]["label"])

# %% tokenizer
from tokenizers import Tokenizer, models, pre_tokenizers, processors, trainers
from transformers import PreTrainedTokenizerFast

learned = Tokenizer(models.BPE(unk_token="[UNK]"))
learned.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Metaspace(), pre_tokenizers.Punctuation()])
special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]"]
learned.train_from_iterator(
    list(data["train"]["text"]),
    trainers.BpeTrainer(vocab_size=4000, special_tokens=special, show_progress=False),
)
learned.post_processor = processors.TemplateProcessing(
    single="[CLS] $A [SEP]", special_tokens=[("[CLS]", 2), ("[SEP]", 3)]
)
tokenizer = PreTrainedTokenizerFast(
    tokenizer_object=learned,
    pad_token="[PAD]",
    unk_token="[UNK]",
    cls_token="[CLS]",
    sep_token="[SEP]",
    model_max_length=64,
)
encoded = tokenizer("Kargo iki gün gecikti.")
print(encoded["input_ids"])
print(tokenizer.convert_ids_to_tokens(encoded["input_ids"]))

# %% model
from transformers import AutoModelForSequenceClassification, BertConfig

labels = ["olumsuz", "nötr", "olumlu"]
config = BertConfig(
    vocab_size=len(tokenizer),
    hidden_size=128,
    num_hidden_layers=2,
    num_attention_heads=4,
    intermediate_size=512,
    max_position_embeddings=64,
    id2label=dict(enumerate(labels)),
    label2id={label: index for index, label in enumerate(labels)},
)
model = AutoModelForSequenceClassification.from_config(config)
print(f"{model.num_parameters():_}")

# %% forward
import torch

batch = tokenizer(["Kargo iki gün gecikti."], return_tensors="pt")
with torch.inference_mode():
    logits = model.eval()(**batch).logits
print([round(share, 2) for share in logits.softmax(-1)[0].tolist()])

# %% train
from transformers import DataCollatorWithPadding, Trainer, TrainingArguments


def encode(rows):
    return tokenizer(rows["text"], truncation=True) | {
        "labels": [labels.index(label) for label in rows["label"]]
    }


train = data["train"].map(encode, batched=True, remove_columns=data["train"].column_names)
trainer = Trainer(
    model=model,
    args=TrainingArguments(
        output_dir="duygu",
        num_train_epochs=8,
        learning_rate=1e-3,
        warmup_steps=0.1,
        weight_decay=0.05,
        per_device_train_batch_size=32,
        save_strategy="no",
        report_to="none",
        seed=42,
    ),
    train_dataset=train,
    data_collator=DataCollatorWithPadding(tokenizer),
    processing_class=tokenizer,
)
result = trainer.train()
print(result.global_step, round(result.training_loss, 2))

# %% pipeline
from transformers import pipeline

classify = pipeline("text-classification", model=model, tokenizer=tokenizer, device="cpu")
for text in ["Çok memnun kaldım, tam istediğim gibi.", "Bozuk geldi, iade ediyorum.", "Paket bugün ulaştı."]:
    answer = classify(text)[0]
    print(f"{answer['label']:8} {answer['score']:.2f}  {text}")

# %% score
answers = classify(list(data["test"]["text"]), batch_size=32)
right = sum(answer["label"] == label for answer, label in zip(answers, data["test"]["label"]))
print(f"{right} / {data['test'].num_rows}")

# %% save
from pathlib import Path

trainer.save_model("duygu")
for file in sorted(Path("duygu").iterdir()):
    if file.suffix in (".json", ".safetensors"):
        print(f"{file.stat().st_size:>9_}  {file.name}")
again = pipeline("text-classification", model="duygu", device="cpu")
print(again("Bozuk geldi, iade ediyorum.")[0]["label"])

# %% seeds
for seed in (42, 7, 1):
    set_seed(seed)
    trainer.args.seed = seed
    again = Trainer(
        model=AutoModelForSequenceClassification.from_config(config),
        args=trainer.args,
        train_dataset=train,
        data_collator=DataCollatorWithPadding(tokenizer),
    )
    again.train()
    classify = pipeline("text-classification", model=again.model, tokenizer=tokenizer, device="cpu")
    answers = classify(list(data["test"]["text"]), batch_size=32)
    print(seed, sum(answer["label"] == label for answer, label in zip(answers, data["test"]["label"])))

# %% by-hand
model = AutoModelForSequenceClassification.from_pretrained("duygu").eval()
batch = tokenizer("Bozuk geldi, iade ediyorum.", return_tensors="pt")
with torch.inference_mode():
    print(model.config.id2label[model(**batch).logits.argmax(-1).item()])
