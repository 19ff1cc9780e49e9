"""LiteLLM's own helper for many rows, as one writes it: every row in memory, so many threads, results at the end."""

import json
import sys

from litellm import batch_completion

url, model, at_once, source, target = sys.argv[1:]
with open(source, encoding="utf-8") as file:
    texts = [json.loads(line)["messages"] for line in file]
results = batch_completion(
    model=f"openai/{model}",
    messages=[[{"role": "user", "content": text}] for text in texts],
    max_workers=int(at_once),
    api_base=f"{url}/v1",
    api_key="simulated",
)
with open(target, "w", encoding="utf-8") as file:
    for row, result in enumerate(results, 1):
        if isinstance(result, Exception):  # failed rows are returned, not raised
            raise result
        file.write(json.dumps({"row": row, "output": result.model_dump()}) + "\n")
