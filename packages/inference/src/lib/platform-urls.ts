/** Base URL of the model hub where the options name no other. No slash at its end. */
export const HUB_URL = "https://huggingface.co";

/** Base URL of the router, which passes calls on to the providers, where the options name no other. No slash at its end. */
export const ROUTER_URL = "https://router.huggingface.co";
