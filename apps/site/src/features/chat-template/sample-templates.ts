/** A template to start from, and the signs it is used with. */
export interface SampleTemplate {
	readonly id: string;
	/** Name of the form; not translated. */
	readonly name: string;
	readonly startSign: string;
	readonly endSign: string;
	readonly template: string;
}

/** The common forms of conversation prompts, each in a template of our own. */
export const SAMPLE_TEMPLATES: readonly SampleTemplate[] = [
	{
		id: "chatml",
		name: "ChatML",
		startSign: "",
		endSign: "<|im_end|>",
		template: `{%- for message in messages %}
{{- '<|im_start|>' + message.role + '\\n' + message.content | trim + '<|im_end|>\\n' }}
{%- endfor %}
{%- if add_generation_prompt %}
{{- '<|im_start|>assistant\\n' }}
{%- endif %}
`,
	},
	{
		id: "headers",
		name: "Header ids",
		startSign: "<|begin_of_text|>",
		endSign: "<|eot_id|>",
		template: `{{- bos_token }}
{%- for message in messages %}
{{- '<|start_header_id|>' + message.role + '<|end_header_id|>\\n\\n' }}
{{- message.content | trim + '<|eot_id|>' }}
{%- endfor %}
{%- if add_generation_prompt %}
{{- '<|start_header_id|>assistant<|end_header_id|>\\n\\n' }}
{%- endif %}
`,
	},
	{
		id: "inst",
		name: "[INST]",
		startSign: "<s>",
		endSign: "</s>",
		template: `{%- if messages[0].role == 'system' %}
{%- set system = messages[0].content + '\\n\\n' %}
{%- set turns = messages[1:] %}
{%- else %}
{%- set system = '' %}
{%- set turns = messages %}
{%- endif %}
{{- bos_token }}
{%- for message in turns %}
{%- if (message.role == 'user') != (loop.index0 % 2 == 0) %}
{{- raise_exception('Roles must alternate: user, assistant, user …') }}
{%- endif %}
{%- if message.role == 'user' %}
{{- '[INST] ' + (system if loop.first else '') + message.content + ' [/INST]' }}
{%- else %}
{{- ' ' + message.content + eos_token }}
{%- endif %}
{%- endfor %}
`,
	},
	{
		id: "turns",
		name: "Turns",
		startSign: "<bos>",
		endSign: "<end_of_turn>",
		template: `{{- bos_token }}
{%- for message in messages %}
{%- set role = 'model' if message.role == 'assistant' else message.role %}
{{- '<start_of_turn>' + role + '\\n' + message.content | trim + '<end_of_turn>\\n' }}
{%- endfor %}
{%- if add_generation_prompt %}
{{- '<start_of_turn>model\\n' }}
{%- endif %}
`,
	},
];
