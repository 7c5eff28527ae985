/* The stateless parts of the page: their code is not fetched if the page was prerendered with them. */

export { GuideCommands } from "./parts/guide-section.tsx";
export { Welcome } from "./parts/welcome.tsx";
