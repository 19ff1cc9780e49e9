# %% models
from transformers import (
    BartConfig,
    BartForConditionalGeneration,
    BertConfig,
    BertForMaskedLM,
    LlamaConfig,
    LlamaForCausalLM,
    set_seed,
)

set_seed(42)
sizes = {"vocab_size": 100, "max_position_embeddings": 64}
one_stack = {"hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 128}
two_stacks = {"d_model": 64} | {
    f"{part}_{name}": value
    for part in ("encoder", "decoder")
    for name, value in (("layers", 2), ("attention_heads", 4), ("ffn_dim", 128))
}
encoder = BertForMaskedLM(BertConfig(**sizes, **one_stack)).eval()
decoder = LlamaForCausalLM(LlamaConfig(**sizes, **one_stack)).eval()
both = BartForConditionalGeneration(BartConfig(**sizes, **two_stacks)).eval()
for model in (encoder, decoder, both):
    print(f"{type(model).__name__:30} {model.num_parameters():_} {model.config.is_encoder_decoder}")

# %% shapes
import torch

text = torch.tensor([[11, 12, 13, 14, 15, 16]])
answer = torch.tensor([[21, 22, 23, 24]])
with torch.inference_mode():
    print(tuple(encoder(text).logits.shape))
    print(tuple(decoder(text).logits.shape))
    outputs = both(input_ids=text, decoder_input_ids=answer)
print(tuple(outputs.logits.shape), tuple(outputs.encoder_last_hidden_state.shape))

# %% sees
def draw(run, changed):
    rows = []
    with torch.inference_mode():
        before = run(changed)
        for position in range(changed.shape[1]):
            other = changed.clone()
            other[0, position] = 50
            rows.append((run(other) - before).abs().amax(-1)[0] > 1e-5)
    for row in torch.stack(rows, 1):
        print(" ".join("x" if moved else "." for moved in row))


print("encoder")
draw(lambda tokens: encoder(tokens).logits, text)
print("decoder")
draw(lambda tokens: decoder(tokens).logits, text)

# %% sees-both
print("encoder, its own input")
draw(lambda tokens: both(input_ids=tokens, decoder_input_ids=answer).encoder_last_hidden_state, text)
print("decoder, its own input")
draw(lambda tokens: both(input_ids=text, decoder_input_ids=tokens).logits, answer)
print("decoder, the input of the encoder")
draw(lambda tokens: both(input_ids=tokens, decoder_input_ids=answer).logits, text)

# %% layer
def size(module):
    return sum(parameter.numel() for parameter in module.parameters())


layer = both.model.decoder.layers[0]
print(size(both.model.encoder.layers[0]), size(layer), size(layer.encoder_attn))

# %% loss-encoder
from torch.nn import functional as F

mask = 4
hidden = torch.tensor([[False, True, False, False, True, False]])
labels = text.masked_fill(~hidden, -100)
with torch.inference_mode():
    outputs = encoder(text.masked_fill(hidden, mask), labels=labels)
print(labels[0].tolist())
by_hand = F.cross_entropy(outputs.logits[hidden], text[hidden])
print(hidden.sum().item(), torch.allclose(outputs.loss, by_hand))

# %% loss-decoder
with torch.inference_mode():
    outputs = decoder(text, labels=text)
by_hand = F.cross_entropy(outputs.logits[0, :-1], text[0, 1:])
print(text.shape[1] - 1, torch.allclose(outputs.loss, by_hand))

# %% loss-both
with torch.inference_mode():
    outputs = both(input_ids=text, labels=answer)
print(both.prepare_decoder_input_ids_from_labels(answer)[0].tolist(), answer[0].tolist())
by_hand = F.cross_entropy(outputs.logits[0], answer[0])
print(answer.shape[1], torch.allclose(outputs.loss, by_hand))

# %% calls
calls = {"encoder": 0, "decoder": 0}


def count(name):
    def add(*_):
        calls[name] += 1

    return add


both.model.encoder.register_forward_hook(count("encoder"))
both.model.decoder.register_forward_hook(count("decoder"))
written = both.generate(text, min_new_tokens=10, max_new_tokens=10, num_beams=1, do_sample=False)
print(calls, written.shape[1])

# %% sentences
from itertools import product
from random import Random

parts = [
    ["dün", "bugün", "sonunda", "yine"],
    ["Ali", "Ayşe", "Can", "Ece"],
    ["filmi", "oteli", "kitabı", "yemeği"],
    ["gerçekten", "açıkçası", "nedense", "galiba"],
    ["beğendi", "sevdi", "istedi", "önerdi", "beğenmedi", "sevmedi", "istemedi", "önermedi"],
]
sentences = list(product(*parts))
Random(42).shuffle(sentences)
words = {word: number for number, word in enumerate((word for part in parts for word in part), start=1)}
ids = torch.tensor([[words[word] for word in sentence] for sentence in sentences])
negative = torch.tensor([int(sentence[-1].endswith("medi")) for sentence in sentences])
print(len(sentences), round(negative.float().mean().item(), 2))
print(" ".join(sentences[0]), negative[0].item())

# %% train
from transformers import BertForTokenClassification, LlamaForTokenClassification

small = sizes | one_stack | {"vocab_size": len(words) + 1, "num_labels": 2}


def build():
    return {
        "encoder": BertForTokenClassification(BertConfig(**small)),
        "decoder": LlamaForTokenClassification(LlamaConfig(**small)),
    }


def learn(model, ids):
    optimizer = torch.optim.AdamW(model.parameters(), lr=2e-3)
    model.train()
    for start in range(0, 1536, 32):
        batch = slice(start, start + 32)
        labels = negative[batch, None].repeat(1, 5)
        model(ids[batch], labels=labels).loss.backward()
        optimizer.step()
        optimizer.zero_grad()
    model.eval()
    with torch.inference_mode():
        guesses = model(ids[1536:]).logits.argmax(-1)
    return (guesses == negative[1536:, None]).float().mean(0).tolist()


scores = {}
for name, model in build().items():
    scores[name] = learn(model, ids)
    print(name, [round(score, 2) for score in scores[name]])

# %% figure position
figure = {
    "x": [1, 2, 3, 4, 5],
    "xName": "position",
    "yName": "accuracy",
    "lines": {name: [round(score, 3) for score in line] for name, line in scores.items()},
}

# %% padded
from transformers import LlamaForSequenceClassification

classifier = LlamaForSequenceClassification(LlamaConfig(**small)).eval()
padded = torch.tensor([[5, 6, 7, 0, 0], [5, 6, 7, 8, 9]])
attention = (padded != 0).long()
try:
    classifier(padded, attention_mask=attention)
except ValueError as error:
    print(error)
classifier.config.pad_token_id = 0
with torch.inference_mode():
    alone, batched = classifier(padded[:1, :3]).logits, classifier(padded, attention_mask=attention).logits[:1]
print(torch.allclose(alone, batched, atol=1e-5))

# %% verb-first
turned = ids.roll(1, dims=1)
for name, model in build().items():
    print(name, [round(score, 2) for score in learn(model, turned)])

# %% one-layer
thin = BartForConditionalGeneration(BartConfig(**sizes, **(two_stacks | {"decoder_layers": 1}))).eval()
print(f"{both.num_parameters():_} {thin.num_parameters():_}")
calls = {"encoder": 0, "decoder": 0}
thin.model.encoder.register_forward_hook(count("encoder"))
thin.model.decoder.register_forward_hook(count("decoder"))
written = thin.generate(text, min_new_tokens=10, max_new_tokens=10, num_beams=1, do_sample=False)
print(calls, written.shape[1])

# %% all-tokens
def mask_one(rows):
    hidden = F.one_hot(torch.randint(5, (len(rows),)), 5).bool()
    return rows.masked_fill(hidden, 0), hidden


for everywhere in (False, True):
    set_seed(42)
    model = BertForMaskedLM(BertConfig(**small))
    optimizer = torch.optim.AdamW(model.parameters(), lr=2e-3)
    for start in range(0, 1536, 32):
        rows = ids[start : start + 32]
        inputs, hidden = mask_one(rows)
        model(inputs, labels=rows if everywhere else rows.masked_fill(~hidden, -100)).loss.backward()
        optimizer.step()
        optimizer.zero_grad()
    inputs, hidden = mask_one(ids[1536:])
    with torch.inference_mode():
        logits = model.eval()(inputs).logits
    found = [F.cross_entropy(logits[where], ids[1536:][where]).item() for where in (hidden, ~hidden)]
    print("all tokens" if everywhere else "hidden ones", [round(loss, 2) for loss in found])
