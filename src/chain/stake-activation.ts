import { lamports, oneOf } from "./field.ts";
import { shape } from "./shape.ts";

const stakeState = oneOf("active", "inactive", "activating", "deactivating");

/**
 * How much of a stake is active in this epoch, in lamports. Nodes from version 2.0 on no longer answer
 * `getStakeActivation`; older ones and some providers do. Specification 3 (chain response data)
 */
export const stakeActivation = shape({ state: stakeState, active: lamports, inactive: lamports });
