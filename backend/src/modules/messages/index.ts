export { findGroups, newestOfGroups } from "./message-groups.repository";
export { presentMessage } from "./message-presenter";
export { hasMessage, type NewMessage, sendFound, sendMessage, sendMessages, wasTold } from "./messages";
export { messagesAbout } from "./messages.repository";
export { findVisitMessages } from "./visit-messages.repository";
