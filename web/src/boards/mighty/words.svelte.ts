// The words of the table, under the name the pieces of this board know.

export { list, say } from "../../words/say.svelte";
