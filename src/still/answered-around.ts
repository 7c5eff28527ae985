/** For a button in served markup: a listener around the part handles it, such as one with `answerCopy`. */
export const answeredAround = () => {};
