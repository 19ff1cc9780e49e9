/** The text of an error over a reply of another shape: provider and task as the published client names them. */
export function malformed(provider: string, task: string): string {
	return `Received malformed response from ${provider} ${task} API`;
}

/** The same text with the reply behind it. */
export function malformedReply(provider: string, task: string): (reply: unknown) => string {
	return (reply) => `${malformed(provider, task)}: ${JSON.stringify(reply)}`;
}
