# data: sentiment/train.tr.jsonl, sentiment/test.tr.jsonl

# %% round
import torch

weights = torch.tensor([0.42, -1.3, 0.08, 0.95])
scale = weights.abs().max() / 127
stored = torch.round(weights / scale).to(torch.int8)
print(f"{scale:.4f}", stored.tolist())
print([round(value, 4) for value in (stored * scale).tolist()])
print([round(value, 4) for value in (stored * scale - weights).tolist()])

# %% model
from datasets import load_dataset
from sklearn.metrics import f1_score
from tokenizers import Tokenizer, models, pre_tokenizers, trainers
from transformers import ModernBertConfig, ModernBertForSequenceClassification, PreTrainedTokenizerFast, set_seed

set_seed(42)
files = {split: f"sentiment/{split}.tr.jsonl" for split in ("train", "test")}
data = load_dataset("json", data_files=files)
labels = ["olumsuz", "nötr", "olumlu"]
learned = Tokenizer(models.BPE(unk_token="[UNK]"))
learned.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Metaspace(), pre_tokenizers.Punctuation()])
learned.train_from_iterator(
    list(data["train"]["text"]),
    trainers.BpeTrainer(vocab_size=1000, special_tokens=["[PAD]", "[UNK]"], show_progress=False),
)
tokenizer = PreTrainedTokenizerFast(tokenizer_object=learned, pad_token="[PAD]", unk_token="[UNK]", model_max_length=64)
config = ModernBertConfig(
    vocab_size=len(tokenizer),
    hidden_size=128,
    num_hidden_layers=2,
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
truth = torch.tensor([labels.index(label) for label in data["train"]["label"]])
texts = list(data["train"]["text"])
optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3, weight_decay=0.05)
for epoch in range(4):
    for rows in torch.randperm(len(texts)).split(32):
        inputs = tokenizer([texts[row] for row in rows], padding=True, return_token_type_ids=False, return_tensors="pt")
        model(**inputs, labels=truth[rows]).loss.backward()
        optimizer.step()
        optimizer.zero_grad()
model.eval()
test = tokenizer(list(data["test"]["text"]), padding=True, return_token_type_ids=False, return_tensors="pt")
right = [labels.index(label) for label in data["test"]["label"]]


def answers(model):
    with torch.inference_mode():
        return model(**test).logits


original = answers(model)
print(len(right), f"{f1_score(right, original.argmax(-1), average='macro'):.2f}")
print(f"{sum(one.nbytes for one in model.parameters()):_}")

# %% linear
from torch import nn


class Int8Linear(nn.Module):
    def __init__(self, linear):
        super().__init__()
        scales = linear.weight.abs().amax(dim=1, keepdim=True) / 127
        self.register_buffer("stored", torch.round(linear.weight / scales).to(torch.int8))
        self.register_buffer("scales", scales)
        self.bias = linear.bias

    def forward(self, x):
        return nn.functional.linear(x, self.stored * self.scales, self.bias)


linear = model.model.layers[0].mlp.Wi
small = Int8Linear(linear)
x = torch.randn(8, 128)
with torch.inference_mode():
    error = (small(x) - linear(x)).norm() / linear(x).norm()
print(tuple(linear.weight.shape), linear.weight.nbytes, small.stored.nbytes + small.scales.nbytes)
print(f"{error:.3%}")

# %% replace
import copy


def replace_linears(module):
    for name, child in module.named_children():
        if isinstance(child, nn.Linear):
            setattr(module, name, Int8Linear(child))
        else:
            replace_linears(child)


def bytes_of(model):
    return sum(one.nbytes for one in model.state_dict().values())


with torch.no_grad():
    quantized = copy.deepcopy(model)
    replace_linears(quantized)
found = answers(quantized)
print(f"{bytes_of(model):_}  {bytes_of(quantized):_}  {model.get_input_embeddings().weight.nbytes:_}")
print((found.argmax(-1) != original.argmax(-1)).sum().item(), "/", len(right))
print(f"{(found - original).abs().max():.3f}")

# %% groups
def approximate(weight, bits, group):
    rows = weight.reshape(-1, group)
    top = 2 ** (bits - 1) - 1
    scales = rows.abs().amax(dim=1, keepdim=True).clamp(min=1e-8) / top
    return (torch.round(rows / scales).clamp(-top, top) * scales).reshape(weight.shape)


def relative(weight, bits, group):
    return ((approximate(weight, bits, group) - weight).norm() / weight.norm()).item()


weight = linear.weight.detach()
for group in (weight.numel(), 128, 32, 16):
    print(f"{group:6}", [f"{relative(weight, bits, group):6.1%}" for bits in (8, 4, 3, 2)])

# %% figure error-by-bits
bits = [2, 3, 4, 5, 6, 8]
figure = {
    "x": bits,
    "xName": "bits",
    "yName": "relativeError",
    "lines": {
        "wholeMatrix": [round(100 * relative(weight, one, weight.numel()), 1) for one in bits],
        "groups32": [round(100 * relative(weight, one, 32), 1) for one in bits],
    },
}

# %% price
for bits in (8, 4):
    print(bits, [round(bits + 16 / group, 2) for group in (128, 64, 32, 16)])

# %% outlier
spoiled = weight.clone()
spoiled[0, 0] = 20 * weight.abs().max()
rest = torch.ones_like(weight, dtype=torch.bool)
rest[0, 0] = False
for group in (weight.numel(), 128, 32):
    difference = (approximate(spoiled, 8, group) - spoiled)[rest].norm() / weight[rest].norm()
    print(f"{group:6} {difference:6.1%}")

# %% bits
def with_bits(bits, group):
    changed = copy.deepcopy(model)
    with torch.no_grad():
        for module in changed.modules():
            if isinstance(module, nn.Linear) and module.weight.numel() % group == 0:
                module.weight.copy_(approximate(module.weight, bits, group))
    return answers(changed).argmax(-1)


for group in (128, 32):
    for bits in (8, 6, 5, 4, 3, 2):
        guesses = with_bits(bits, group)
        changed = (guesses != original.argmax(-1)).sum().item()
        print(f"{group:3} {bits} {changed:4} {f1_score(right, guesses, average='macro'):.2f}")

# %% integers
def quantize_rows(x):
    scales = x.abs().amax(dim=1, keepdim=True) / 127
    return torch.round(x / scales).to(torch.int8), scales


with torch.inference_mode():
    short, x_scales = quantize_rows(x)
    whole = short.int() @ small.stored.int().T
    product = whole * x_scales * small.scales.T
    print(whole.dtype, f"{(product - linear(x)).norm() / linear(x).norm():.3%}")
    x[0, 5] = 200
    short, x_scales = quantize_rows(x)
    product = (short.int() @ small.stored.int().T) * x_scales * small.scales.T
    print(f"{(product - linear(x)).norm() / linear(x).norm():.3%}")
    print((short[0] == 0).sum().item(), "/", x.shape[1])

# %% methods
from transformers import BitsAndBytesConfig
from transformers.quantizers.auto import AUTO_QUANTIZATION_CONFIG_MAPPING

print(len(AUTO_QUANTIZATION_CONFIG_MAPPING), *sorted(AUTO_QUANTIZATION_CONFIG_MAPPING))
four_bits = BitsAndBytesConfig(load_in_4bit=True, bnb_4bit_quant_type="nf4", bnb_4bit_compute_dtype="bfloat16")
print(four_bits.load_in_4bit, four_bits.bnb_4bit_quant_type, four_bits.bnb_4bit_compute_dtype)

# %% loaded
model.save_pretrained("duygu")
kept = {"llm_int8_skip_modules": ["classifier"]}
configs = {
    "8 bits": BitsAndBytesConfig(load_in_8bit=True, **kept),
    "4 bits": BitsAndBytesConfig(load_in_4bit=True, bnb_4bit_quant_type="nf4", **kept),
}
print(f"{model.get_memory_footprint():_}")
for name, settings in configs.items():
    loaded = ModernBertForSequenceClassification.from_pretrained(
        "duygu", quantization_config=settings, device_map="cpu"
    )
    guesses = answers(loaded).argmax(-1)
    layer = loaded.model.layers[0].mlp.Wi
    changed = (guesses != original.argmax(-1)).sum().item()
    print(name, type(layer).__name__, layer.weight.dtype, f"{loaded.get_memory_footprint():_}", changed)
    print(f"{f1_score(right, guesses, average='macro'):.2f}")

# %% one-scale
x = torch.randn(8, 128)
with torch.inference_mode():
    for name, group in (("per row", weight.shape[1]), ("per matrix", weight.numel())):
        y = nn.functional.linear(x, approximate(weight, 8, group), linear.bias)
        print(f"{name:10} {(y - linear(x)).norm() / linear(x).norm():.3%}")
