# data: sentiment/train.tr.jsonl, sentiment/validation.tr.jsonl

# %% data
from datasets import load_dataset
from tokenizers import Tokenizer, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast, set_seed

set_seed(42)
files = {split: f"sentiment/{split}.tr.jsonl" for split in ("train", "validation")}
data = load_dataset("json", data_files=files)
labels = ["olumsuz", "nötr", "olumlu"]
learned = Tokenizer(models.BPE(unk_token="[UNK]"))
learned.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Metaspace(), pre_tokenizers.Punctuation()])
learned.train_from_iterator(
    list(data["train"]["text"]),
    trainers.BpeTrainer(vocab_size=1000, special_tokens=["[PAD]", "[UNK]"], show_progress=False),
)
tokenizer = PreTrainedTokenizerFast(tokenizer_object=learned, pad_token="[PAD]", unk_token="[UNK]", model_max_length=64)


def encode(rows):
    encoded = tokenizer(rows["text"], truncation=True, return_token_type_ids=False)
    return encoded | {"labels": [labels.index(label) for label in rows["label"]]}


encoded = data.map(encode, batched=True, remove_columns=data["train"].column_names)
print(encoded["train"].column_names)

# %% loaders
from torch.utils.data import DataLoader
from transformers import DataCollatorWithPadding

collator = DataCollatorWithPadding(tokenizer)
train_loader = DataLoader(encoded["train"], batch_size=32, shuffle=True, collate_fn=collator)
validation_loader = DataLoader(encoded["validation"], batch_size=64, collate_fn=collator)
print(len(train_loader), len(validation_loader))

# %% model
from transformers import ModernBertConfig, ModernBertForSequenceClassification

config = ModernBertConfig(
    vocab_size=len(tokenizer),
    hidden_size=128,
    num_hidden_layers=1,
    num_attention_heads=4,
    intermediate_size=256,
    max_position_embeddings=64,
    classifier_pooling="mean",
    embedding_dropout=0.3,
    mlp_dropout=0.3,
    classifier_dropout=0.3,
    pad_token_id=0,
    bos_token_id=None,
    eos_token_id=None,
    cls_token_id=None,
    sep_token_id=None,
    id2label=dict(enumerate(labels)),
    label2id={label: index for index, label in enumerate(labels)},
)
model = ModernBertForSequenceClassification(config)
print(f"{model.num_parameters():_}")

# %% prepare
import torch
from accelerate import Accelerator
from transformers import get_linear_schedule_with_warmup

epochs = 5
accelerator = Accelerator()
optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3, weight_decay=0.05)
steps = epochs * len(train_loader)
scheduler = get_linear_schedule_with_warmup(optimizer, num_warmup_steps=steps // 10, num_training_steps=steps)
model, optimizer, train_loader, validation_loader, scheduler = accelerator.prepare(
    model, optimizer, train_loader, validation_loader, scheduler
)
print(accelerator.device, accelerator.num_processes, steps)

# %% evaluate
from sklearn.metrics import f1_score


def evaluate():
    model.eval()
    losses, guesses, truth = [], [], []
    for batch in validation_loader:
        with torch.inference_mode():
            outputs = model(**batch)
        found, right = accelerator.gather_for_metrics((outputs.logits.argmax(-1), batch["labels"]))
        guesses += found.tolist()
        truth += right.tolist()
        losses += [outputs.loss.item()] * len(right)
    return sum(losses) / len(losses), f1_score(truth, guesses, average="macro")


print(" ".join(f"{value:.2f}" for value in evaluate()))

# %% train
history = []
for epoch in range(epochs):
    model.train()
    losses, norms = [], []
    for batch in train_loader:
        loss = model(**batch).loss
        accelerator.backward(loss)
        norms.append(accelerator.clip_grad_norm_(model.parameters(), 1.0).item())
        optimizer.step()
        scheduler.step()
        optimizer.zero_grad()
        losses.append(loss.item())
    validation_loss, score = evaluate()
    history.append((sum(losses) / len(losses), validation_loss))
    print(f"{epoch + 1}  {history[-1][0]:.2f}  {validation_loss:.2f}  {score:.2f}  {max(norms):.1f}")

# %% figure loss
figure = {
    "x": list(range(1, epochs + 1)),
    "xName": "epoch",
    "yName": "loss",
    "lines": {
        "train": [round(one, 3) for one, _ in history],
        "validation": [round(two, 3) for _, two in history],
    },
}

# %% forgotten-zero
def gradient(rows, zero):
    model.eval()
    optimizer.zero_grad()
    sizes = []
    for start in range(0, len(rows), 16):
        batch = collator([encoded["train"][index] for index in rows[start : start + 16]])
        accelerator.backward(model(**batch).loss)
        sizes.append(sum(one.grad.norm() ** 2 for one in model.parameters() if one.grad is not None).sqrt().item())
        if zero:
            optimizer.zero_grad()
    return sizes


for zero in (True, False):
    print(zero, [round(size, 2) for size in gradient(range(64), zero)])

# %% accumulate
def collect(rows, size, divide):
    model.eval()
    optimizer.zero_grad()
    for start in range(0, len(rows), size):
        batch = collator([encoded["train"][index] for index in rows[start : start + size]])
        share = size / len(rows) if divide else 1
        accelerator.backward(model(**batch).loss * share)
    return torch.cat([one.grad.flatten() for one in model.parameters() if one.grad is not None])


whole = collect(range(32), 32, divide=True)
print(torch.allclose(whole, collect(range(32), 8, divide=True), atol=1e-5))
print(torch.allclose(whole, collect(range(32), 8, divide=False), atol=1e-5))
print(round((collect(range(32), 8, divide=False).norm() / whole.norm()).item(), 2))

# %% forgotten-eval
batch = next(iter(validation_loader))
model.train()
with torch.inference_mode():
    one, two = model(**batch).logits.argmax(-1), model(**batch).logits.argmax(-1)
print((one != two).sum().item(), "/", len(one))

# %% resume
optimizer.zero_grad()
accelerator.save_state("durak")
before = evaluate()
with torch.no_grad():
    for parameter in model.parameters():
        parameter.zero_()
print(f"{evaluate()[1]:.2f}")
accelerator.load_state("durak")
print(evaluate() == before)

# %% save
accelerator.unwrap_model(model).save_pretrained("duygu-dongu")
tokenizer.save_pretrained("duygu-dongu")
again = ModernBertForSequenceClassification.from_pretrained("duygu-dongu")
print(torch.equal(again.head.dense.weight, accelerator.unwrap_model(model).head.dense.weight))

# %% early
best_epoch, lowest = 0, float("inf")
for epoch, (_, validation_loss) in enumerate(history):
    if validation_loss < lowest:
        best_epoch, lowest = epoch, validation_loss
    if epoch - best_epoch >= 2:
        break
print(f"best {best_epoch + 1}, stopped after {epoch + 1}")

# %% unclipped
def run(limit, seed):
    global model
    set_seed(seed)
    model = ModernBertForSequenceClassification(config)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3, weight_decay=0.05)
    scheduler = get_linear_schedule_with_warmup(optimizer, steps // 10, steps)
    for _ in range(epochs):
        model.train()
        for batch in train_loader:
            accelerator.backward(model(**batch).loss)
            accelerator.clip_grad_norm_(model.parameters(), limit)
            optimizer.step()
            scheduler.step()
            optimizer.zero_grad()
    return evaluate()


for seed in (42, 7, 1):
    clipped, free = run(1.0, seed), run(1e9, seed)
    print(f"{seed:2}  {clipped[0]:.2f} {clipped[1]:.2f}  {free[0]:.2f} {free[1]:.2f}")
