# keeps: families.json

# %% count
import transformers
from transformers.models.auto import modeling_auto
from transformers.models.auto.configuration_auto import CONFIG_MAPPING_NAMES

tables = {
    name.removeprefix("MODEL_FOR_").removesuffix("_MAPPING_NAMES"): table
    for name, table in vars(modeling_auto).items()
    if name.startswith("MODEL_FOR_") and name.endswith("_MAPPING_NAMES")
}
usable = {kind for table in tables.values() for kind in table}
print(transformers.__version__, len(CONFIG_MAPPING_NAMES), len(usable), len(tables))

# %% find
def tasks(kind):
    return [name.lower() for name, table in tables.items() if kind in table]


print(tasks("qwen3"))
print(tasks("bert"))

# %% dense
from transformers import AutoConfig


def structure(*kinds):
    for kind in kinds:
        config = AutoConfig.for_model(kind).get_text_config()
        names = ("num_experts", "num_local_experts", "n_routed_experts", "moe_num_experts")
        experts = next((getattr(config, name) for name in names if getattr(config, name, None)), 1)
        layers = sorted(set(getattr(config, "layer_types", None) or ["full_attention"]))
        print(f"{kind:18} {experts:4}  {', '.join(layers)}")


structure("qwen3", "smollm3", "olmo3", "gemma3_text", "vaultgemma", "exaone4", "seed_oss", "hunyuan_v1_dense", "ernie4_5", "apertus")

# %% experts
structure("qwen3_moe", "gpt_oss", "deepseek_v3", "glm4_moe", "glm4_moe_lite", "minimax_m2", "ernie4_5_moe", "longcat_flash")

# %% hybrid
structure("qwen3_next", "qwen3_5_text", "qwen3_5_moe_text", "kimi_linear", "minimax", "nemotron_h", "granitemoehybrid", "lfm3")

# %% sparse
structure("deepseek_v32", "deepseek_v4", "glm_moe_dsa", "qwen4_exp_text", "hy_v4")

# %% text
def show(*kinds):
    for kind in kinds:
        print(f"{kind:22} {', '.join(tasks(kind)) or '-'}")


show("qwen3", "gpt_oss", "deepseek_v3", "olmo3", "deepseek_v32", "t5gemma", "t5gemma2")

# %% encoders
show("eurobert", "modernbert-decoder", "jina_embeddings_v3", "nomic_bert", "gte")

# %% pictures
show("gemma3", "gemma4", "gemma4_unified", "llama4", "qwen3_vl", "qwen3_5", "qwen4_exp", "mistral3", "mistral4", "mistral_large4")
show("kimi_k25", "minimax_m3_vl", "glm46v", "glm5_next", "internvl", "molmo2", "lfm3_vl", "florence2")

# %% documents
show("paddleocr_vl", "deepseek_ocr2", "glm_ocr", "lighton_ocr", "granite_docling")

# %% vision
show("sam2", "sam3", "dinov3_vit", "metaclip_2", "d_fine", "rf_detr", "eomt", "vjepa2")

# %% audio
show("voxtral", "granite_speech", "qwen3_asr", "cohere_asr", "parakeet_ctc", "nemotron3_5_asr", "kyutai_speech_to_text", "csm", "dia", "vibevoice")

# %% several
show("qwen2_5_omni", "qwen3_omni_moe", "phi4_multimodal", "timesfm")

# %% families
import json

from transformers.models.auto.configuration_auto import model_type_to_module_name

families = {}
for kind in sorted(usable):
    families.setdefault(model_type_to_module_name(kind), {})[kind] = tasks(kind)
with open("families.json", "w") as file:
    json.dump(families, file, indent="\t")
print(len(families))

# %% gone
before = (
    "bort deta efficientformer ernie_m gptsan-japanese graphormer jukebox mctct mega nat nezha open-llama qdqbert realm "
    "retribert tapex trajectory_transformer transfo-xl tvlt van vit_hybrid xlm-prophetnet"
).split()
gone = [kind for kind in before if kind not in CONFIG_MAPPING_NAMES]
print(len(before), len(gone))

# %% ask
print(type(AutoConfig.for_model("qwen3")).__name__)
try:
    AutoConfig.for_model("transfo-xl")
except ValueError as error:
    print(type(error).__name__, "transfo-xl" in str(error))

# %% two-qwens
show("qwen3", "qwen3_vl")

# %% detectors
vision = ("sam2", "sam3", "dinov3_vit", "metaclip_2", "d_fine", "rf_detr", "eomt", "vjepa2")
print([kind for kind in vision if "object_detection" in tasks(kind)])
