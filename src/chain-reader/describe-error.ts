import type { RpcError } from "#src/chain/envelope.ts";
import { isJsonObject } from "#src/chain/json-text.ts";
import { capitalised } from "#src/figures/capitalised.ts";
import type { Description } from "./description.ts";

/** JSON-RPC 2.0, section 5.1, and the codes added by Solana's nodes: agave, rpc-client-api/src/custom_error.rs */
const meanings: Record<string, string> = {
	"-32700": "the request was not JSON",
	"-32600": "the request was not a JSON-RPC request",
	"-32601": "the node does not support the method, or no longer does",
	"-32602": "a parameter of the request is invalid",
	"-32603": "an internal error in the node",
	"-32001": "the block was cleaned up and is no longer kept by this node",
	"-32002": "the transaction failed in simulation and was not sent",
	"-32003": "a signature of the transaction is invalid",
	"-32004": "the block is not available for this slot",
	"-32005": "the node is behind the cluster",
	"-32006": "a signature carried by an instruction is invalid",
	"-32007": "the slot was skipped, or is missing in recent storage",
	"-32008": "the node has no snapshot",
	"-32009": "the slot was skipped, or is missing in long-term storage",
	"-32010": "the key is excluded from this node’s index",
	"-32011": "this node keeps no transaction history",
	"-32012": "the node could not search its accounts for this request",
	"-32013": "the signature has the wrong length",
	"-32014": "the block’s status is not available yet",
	"-32015": "the transaction’s version must be requested: set maxSupportedTransactionVersion",
	"-32016": "the node has not reached the requested slot",
	"-32017": "rewards of the epoch are still being paid out; try again later",
	"-32018": "the rewards cannot be found: the slot is not the boundary of an epoch",
	"-32019": "the node cannot reach its long-term storage; try again",
	"429": "too many requests",
};

const logsIn = (data: unknown): string[] => {
	const logs = isJsonObject(data) && Array.isArray(data.logs) ? data.logs : [];
	return logs.filter((line) => typeof line === "string");
};

export function describeError({ code, message, data }: RpcError): Description {
	const meaning = meanings[String(code)];
	return {
		title: "An error from the node",
		says: `${meaning ? capitalised(meaning) : "The node could not answer"}.`,
		rows: [
			{ label: "Code", value: String(code), note: meaning ?? "not a code this reader knows" },
			{ label: "Node’s message", value: message },
		],
		tables: [],
		log: logsIn(data),
	};
}
