import { InputError } from "../errors/errors.ts";
import type { ResolveModel } from "../types/call.ts";

/** Models of a closed-source provider: written `<id>/<model>`, called with its own key. */
export const ownModels: ResolveModel = ({ provider: { id }, task, model }, { accessToken }) => {
	if (model === undefined)
		throw new InputError(`Provider ${id} requires a model ID to be passed directly.`, {
			code: "model-required",
		});
	if (!model.startsWith(`${id}/`))
		throw new InputError(`Models from ${id} must be prefixed by "${id}/". Got "${model}".`, {
			code: "model-prefix",
		});
	if (accessToken?.startsWith("hf_"))
		throw new InputError(`Provider ${id} is closed-source and does not support HF tokens.`, {
			code: "platform-token",
		});
	if (!accessToken)
		throw new InputError(`Provider ${id} needs a key of its own. Pass it as accessToken.`, {
			code: "key-required",
		});
	return { provider: id, providerId: model.slice(id.length + 1), hfModelId: model, status: "live", task };
};
