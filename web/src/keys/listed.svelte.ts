// Whether the list of keys lies open: a key opens it, and so does a button far away from here.

export const keyList = $state({ open: false });
