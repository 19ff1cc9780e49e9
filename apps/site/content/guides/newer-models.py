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

# %% text
def show(*kinds):
    for kind in kinds:
        print(f"{kind:22} {', '.join(tasks(kind)) or '-'}")


show("qwen3", "qwen3_moe", "gpt_oss", "deepseek_v3", "gemma3_text", "smollm3", "olmo3", "glm4_moe")
show("ernie4_5", "minimax", "lfm2", "apertus", "granitemoehybrid", "nemotron_h", "falcon_h1", "t5gemma")

# %% encoders
show("eurobert", "modernbert-decoder", "jina_embeddings_v3", "nomic_bert", "gte")

# %% pictures
show("gemma3", "gemma3n", "gemma4", "llama4", "qwen3_vl", "mistral3", "glm4v", "internvl", "lfm2_vl", "florence2")

# %% documents
show("paddleocr_vl", "deepseek_ocr2", "glm_ocr", "lighton_ocr", "granite_docling")

# %% vision
show("sam2", "sam3", "dinov3_vit", "metaclip_2", "d_fine", "rf_detr", "eomt", "vjepa2")

# %% audio
show("voxtral", "granite_speech", "qwen3_asr", "cohere_asr", "parakeet_ctc", "kyutai_speech_to_text", "csm", "dia", "vibevoice")

# %% several
show("qwen2_5_omni", "qwen3_omni_moe", "phi4_multimodal", "timesfm")

# %% gone
before = (
    "bort deta efficientformer ernie_m gptsan-japanese graphormer jukebox mctct mega nat nezha open-llama qdqbert realm "
    "retribert tapex trajectory_transformer transfo-xl tvlt van vit_hybrid xlm-prophetnet"
).split()
gone = [kind for kind in before if kind not in CONFIG_MAPPING_NAMES]
print(len(before), len(gone))

# %% ask
from transformers import AutoConfig

print(type(AutoConfig.for_model("qwen3")).__name__)
try:
    AutoConfig.for_model("transfo-xl")
except ValueError as error:
    print(type(error).__name__, "transfo-xl" in str(error))
