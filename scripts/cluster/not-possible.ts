/** What is said of faults that take a network, a disk or a clock of a host's own. */
export const NOT_POSSIBLE = 'not possible without namespaces';
