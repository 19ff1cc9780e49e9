/** Names of other request forms; a chat or completion API never sees them at the top of a right body. */
export const FOREIGN_FIELDS: Readonly<Record<string, string>> = {
	inputs: 'is not a field of this API; the text belongs into "messages", "prompt" or "input"',
	parameters: "is not a field of this API; settings stand at the top level",
	max_new_tokens: 'is not a field of this API; its name here is "max_tokens"',
	options: "is not a field of this API",
	accessToken: "is a setting of a client library, not a field of this API",
	provider: "is a setting of a client library, not a field of this API",
	endpointUrl: "is a setting of a client library, not a field of this API",
};
