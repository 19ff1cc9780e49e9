# data: sentiment/train.tr.jsonl, sentiment/test.tr.jsonl
# keeps: duygu/config.json, duygu/tokenizer.json, duygu/tokenizer_config.json, duygu/onnx/model_quantized.onnx

# %% model
import torch
from datasets import load_dataset
from sklearn.metrics import f1_score
from tokenizers import Tokenizer, models, pre_tokenizers, processors, trainers
from transformers import ModernBertConfig, ModernBertForSequenceClassification, PreTrainedTokenizerFast, set_seed

set_seed(42)
files = {split: f"sentiment/{split}.tr.jsonl" for split in ("train", "test")}
data = load_dataset("json", data_files=files)
labels = ["olumsuz", "nötr", "olumlu"]
learned = Tokenizer(models.BPE(unk_token="[UNK]"))
learned.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Metaspace(), pre_tokenizers.Punctuation()])
special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]"]
learned.train_from_iterator(
    list(data["train"]["text"]),
    trainers.BpeTrainer(vocab_size=1000, special_tokens=special, show_progress=False),
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
    model_input_names=["input_ids", "attention_mask"],
)
config = ModernBertConfig(
    vocab_size=len(tokenizer),
    hidden_size=64,
    num_hidden_layers=2,
    num_attention_heads=4,
    intermediate_size=128,
    max_position_embeddings=64,
    classifier_pooling="mean",
    embedding_dropout=0.3,
    mlp_dropout=0.3,
    classifier_dropout=0.3,
    pad_token_id=0,
    bos_token_id=2,
    eos_token_id=3,
    cls_token_id=2,
    sep_token_id=3,
    id2label=dict(enumerate(labels)),
    label2id={label: index for index, label in enumerate(labels)},
)
model = ModernBertForSequenceClassification(config)


def encode(texts):
    return tokenizer(texts, padding=True, truncation=True, return_tensors="pt")


truth = torch.tensor([labels.index(label) for label in data["train"]["label"]])
texts = list(data["train"]["text"])
optimizer = torch.optim.AdamW(model.parameters(), lr=2e-3, weight_decay=0.05)
for epoch in range(6):
    for rows in torch.randperm(len(texts)).split(32):
        model(**encode([texts[row] for row in rows]), labels=truth[rows]).loss.backward()
        optimizer.step()
        optimizer.zero_grad()
model.eval()
test = encode(list(data["test"]["text"]))
right = [labels.index(label) for label in data["test"]["label"]]
with torch.inference_mode():
    original = model(**test).logits.numpy()
print(len(right), f"{f1_score(right, original.argmax(-1), average='macro'):.2f}")
print(f"{model.num_parameters():_} {4 * model.num_parameters():_}")

# %% export
import inspect
from pathlib import Path

names = ["input_ids", "attention_mask"]
sample = encode(["Kargo hızlı geldi, teşekkürler.", "Fena değil."])
Path("duygu/onnx").mkdir(parents=True)
torch.onnx.export(
    model,
    kwargs=dict(sample),
    f="duygu/onnx/model.onnx",
    input_names=names,
    output_names=["logits"],
    dynamic_shapes={name: {0: "batch", 1: "length"} for name in names},
    opset_version=20,
    external_data=False,
    verbose=False,
)
print(tuple(sample["input_ids"].shape), inspect.signature(torch.onnx.export).parameters["dynamo"].default)

# %% inspect
from collections import Counter

import onnx

graph = onnx.load("duygu/onnx/model.onnx")
onnx.checker.check_model(graph)
print([(one.domain or "ai.onnx", one.version) for one in graph.opset_import])
for value in [*graph.graph.input, *graph.graph.output]:
    print(value.name, [size.dim_param or size.dim_value for size in value.type.tensor_type.shape.dim])
print(Counter(node.op_type for node in graph.graph.node).most_common(6))

# %% metadata
def size(path):
    return Path(path).stat().st_size


notes = sum(note.ByteSize() for node in graph.graph.node for note in node.metadata_props)
print(f"{notes / size('duygu/onnx/model.onnx'):.1f}")
traces = {note.key for node in graph.graph.node for note in node.metadata_props if ".py" in note.value}
print(traces)
for node in graph.graph.node:
    del node.metadata_props[:]
onnx.save(graph, "duygu/onnx/model.onnx")
print(f"{size('duygu/onnx/model.onnx'):_}")

# %% check
import math

import numpy as np
import onnxruntime

session = onnxruntime.InferenceSession("duygu/onnx/model.onnx", providers=["CPUExecutionProvider"])


def run(session, inputs):
    return session.run(["logits"], {name: inputs[name].numpy() for name in names})[0]


exported = run(session, test)


def below(difference):
    return f"< 1e{math.ceil(math.log10(difference))}"


print(exported.shape, below(np.abs(exported - original).max()))
print((exported.argmax(-1) != original.argmax(-1)).sum(), "/", len(right))

# %% shapes
for texts_of_batch in (["Olmaz."], list(data["test"]["text"])[:7], ["çok " * 200]):
    inputs = encode(texts_of_batch)
    with torch.inference_mode():
        expected = model(**inputs).logits.numpy()
    difference = np.abs(run(session, inputs) - expected).max()
    print(tuple(inputs["input_ids"].shape), below(difference))

# %% frozen
torch.onnx.export(model, kwargs=dict(sample), f="donuk.onnx", input_names=names, external_data=False, verbose=False)
frozen = onnxruntime.InferenceSession("donuk.onnx", providers=["CPUExecutionProvider"])
print([one.shape for one in frozen.get_inputs()])
try:
    frozen.run(None, {name: test[name].numpy() for name in names})
except Exception as error:
    print(type(error).__name__)

# %% library
from transformers.exporters import OnnxConfig, OnnxExporter

shapes = {name: {0: torch.export.Dim("batch"), 1: torch.export.Dim("length")} for name in names}
prepared = OnnxExporter().export(model, dict(sample), config=OnnxConfig(dynamic_shapes=shapes))
prepared.save_pretrained("kutuphane")
print(sorted(path.name for path in Path("kutuphane").iterdir()))
ready = onnxruntime.InferenceSession("kutuphane/model.onnx", providers=["CPUExecutionProvider"])
print([one.name for one in ready.get_inputs()], below(np.abs(run(ready, test) - original).max()))

# %% quantize
from onnxruntime.quantization import QuantType, quantize_dynamic

try:
    quantize_dynamic("duygu/onnx/model.onnx", "duygu/onnx/model_quantized.onnx")
except onnx.shape_inference.InferenceError as error:
    print(error)
del graph.graph.value_info[:]
quantize_dynamic(graph, "duygu/onnx/model_quantized.onnx", weight_type=QuantType.QUInt8)
whole, small = size("duygu/onnx/model.onnx"), size("duygu/onnx/model_quantized.onnx")
print(f"{whole:_} {small:_} {small / whole:.2f}")
after = Counter(node.op_type for node in onnx.load("duygu/onnx/model_quantized.onnx").graph.node)
print(after["MatMulInteger"], after["DynamicQuantizeLinear"], after["MatMul"])

# %% agreement
quantized = onnxruntime.InferenceSession("duygu/onnx/model_quantized.onnx", providers=["CPUExecutionProvider"])
found = run(quantized, test)
changed = (found.argmax(-1) != original.argmax(-1)).sum()
print(changed, "/", len(right), f"{np.abs(found - original).max():.2f}")
print(f"{f1_score(right, found.argmax(-1), average='macro'):.2f}")

top = np.sort(original)
margins = top[:, -1] - top[:, -2]
print(f"{np.median(margins):.1f}", (margins < 0.2).sum())

# %% variants
variants = {
    "uint8": {"weight_type": QuantType.QUInt8},
    "int8": {"weight_type": QuantType.QInt8},
    "int8, per channel": {"weight_type": QuantType.QInt8, "per_channel": True},
    "uint8, MatMul alone": {"weight_type": QuantType.QUInt8, "op_types_to_quantize": ["MatMul"]},
}
for name, settings in variants.items():
    graph = onnx.load("duygu/onnx/model.onnx")
    del graph.graph.value_info[:]
    quantize_dynamic(graph, "deneme.onnx", **settings)
    logits = run(onnxruntime.InferenceSession("deneme.onnx", providers=["CPUExecutionProvider"]), test)
    other = (logits.argmax(-1) != original.argmax(-1)).sum()
    print(f"{name:20} {size('deneme.onnx') / whole:.2f} {other:3} {np.abs(logits - original).max():.2f}")

# %% layout
config.save_pretrained("duygu")
tokenizer.save_pretrained("duygu")
for path in sorted(Path("duygu").rglob("*.*")):
    print(f"{path.relative_to('duygu').as_posix():26} {path.stat().st_size:9_}")

# %% answers
def softmax(logits):
    powers = np.exp(logits - logits.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


sentences = ["Kargo çok hızlı geldi, çok memnun kaldım.", "İki günde bozuldu, paramı geri istiyorum."]
for row in softmax(run(quantized, encode(sentences))):
    print(labels[row.argmax()], f"{row.max():.3f}")

# %% long
text = "çok " * 201
pieces = tokenizer(text, return_tensors="pt")
first = {name: pieces[name][:, :64] for name in names}
for inputs in (encode([text]), first):
    row = softmax(run(quantized, inputs))[0]
    print(tokenizer.convert_ids_to_tokens(inputs["input_ids"][0].tolist())[-1], labels[row.argmax()], f"{row.max():.3f}")
