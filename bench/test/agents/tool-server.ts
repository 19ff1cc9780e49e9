import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

/** A server of one tool, which reports the weather of a city on its standard streams. */
const server = new Server({ name: "weather", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, () => ({
	tools: [
		{
			name: "weather",
			description: "The weather of a city.",
			inputSchema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
		},
	],
}));

server.setRequestHandler(CallToolRequestSchema, ({ params }) => ({
	content: [{ type: "text", text: `The ${params.name} is sunny, 23 degrees.` }],
}));

await server.connect(new StdioServerTransport());
