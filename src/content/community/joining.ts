/**
 * What joining costs and requires, and that this site cannot do it: *Join Community* has no behaviour. Specification
 * 2.7
 */
export const joining =
	"Membership is free, and a first hello is all it asks for. This site is a sample, though: nobody can be admitted here, and the channels it names are part of the sample.";
