import { printJavaScript, printTemplateText } from "../literals/javascript.ts";
import { Code } from "../literals/text.ts";
import { toOpenaiTarget } from "./openai-target.ts";
import { printChatResult } from "./js-client.ts";
import type { Printer } from "./printer.ts";

/** JavaScript with OpenAI's library: chat with every provider. */
export const jsOpenai: Printer = {
	language: "js",
	client: "openai",
	install: "npm install openai",
	print(plan) {
		const { token, isStream } = plan;
		const key = "text" in token ? printJavaScript(token.text) : `process.env.${token.name}`;
		const target = toOpenaiTarget(plan, (prefix) =>
			"text" in token ? prefix + token.text : new Code(`\`${printTemplateText(prefix)}\${${key}}\``),
		);
		if ("reason" in target) return target;
		const { baseUrl, headers, fields } = target;
		const options = printJavaScript({
			baseURL: baseUrl,
			apiKey: new Code(key),
			...(Object.keys(headers).length > 0 && { defaultHeaders: headers }),
		});
		const create = `await client.chat.completions.create(${printJavaScript(fields)});\n`;
		const read = isStream
			? `const stream = ${create.trimEnd()}
for await (const chunk of stream) {
	process.stdout.write(chunk.choices[0]?.delta?.content ?? "");
}
`
			: `const completion = ${create}${printChatResult("completion", plan.call)}`;
		return { code: `import OpenAI from "openai";\n\nconst client = new OpenAI(${options});\n\n${read}` };
	},
};
