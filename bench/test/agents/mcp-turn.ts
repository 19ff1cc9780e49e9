import { Agent, McpClient } from "@huggingface/mcp-client";

/** What one chat turn with a tool brings: the tools that were listed, the text, and every message of the conversation. */
interface Turn {
	readonly tools: readonly string[];
	readonly text: string;
	readonly roles: readonly string[];
	readonly toolResult: string;
	readonly agentPrompt: string;
}

/** Started with the URL of an endpoint and the path of a tool server; prints its turn as JSON. */
async function takeTurn(endpointUrl: string, toolServer: string): Promise<Turn> {
	const model = "pusula/conversational";
	const servers = [{ type: "stdio" as const, config: { command: process.execPath, args: [toolServer] } }];
	const client = new McpClient({ endpointUrl, model });
	await client.addMcpServers(servers);
	const messages = [{ role: "user", content: "How is the weather in Ankara?" }];
	let text = "";
	// The first turn calls the tool, the second one speaks of its result.
	for (let turn = 0; turn < 2; turn += 1)
		for await (const chunk of client.processSingleTurnWithTools(messages))
			if ("choices" in chunk) text += chunk.choices[0]?.delta.content ?? "";
	await client.cleanup();
	const agent = new Agent({ provider: "groq", model, servers, prompt: "Be short." });
	return {
		tools: client.availableTools.map((tool) => tool.function.name),
		text,
		roles: messages.map(({ role }) => role),
		toolResult: messages[2]?.content ?? "",
		agentPrompt: agent.prompt,
	};
}

const [endpointUrl = "", toolServer = ""] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await takeTurn(endpointUrl, toolServer)));
