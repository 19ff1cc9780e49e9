# %% versions
from importlib.metadata import metadata, version

for package in ["transformers", "torch", "datasets"]:
    print(package, version(package), "| Python", metadata(package)["Requires-Python"])

# %% device
import torch

if torch.cuda.is_available():
    device = "cuda"
elif torch.backends.mps.is_available():
    device = "mps"
else:
    device = "cpu"
print(device)

# %% check
from transformers import BertConfig, BertModel

config = BertConfig(
    vocab_size=1000, hidden_size=64, num_hidden_layers=2, num_attention_heads=4, intermediate_size=128
)
model = BertModel(config).to(device).eval()
with torch.inference_mode():
    output = model(input_ids=torch.tensor([[2, 51, 742, 3]], device=device))
print(tuple(output.last_hidden_state.shape))
print(f"{model.num_parameters():_}")

# %% threads
torch.set_num_threads(4)
print(torch.get_num_threads())

# %% odd-size
try:
    odd = BertConfig(
        vocab_size=1000, hidden_size=65, num_hidden_layers=2, num_attention_heads=4, intermediate_size=128
    )
    BertModel(odd)
except ValueError as error:
    print(type(error).__name__, error)

# %% bytes
print(f"{model.num_parameters() * 4:_} {model.get_memory_footprint():_}")
