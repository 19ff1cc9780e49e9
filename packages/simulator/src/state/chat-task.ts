/** The hub's id of the task of chat models. A model whose name says no other task is taken for one. */
export const CHAT_TASK = "conversational";
