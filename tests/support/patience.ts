import { configure } from '@testing-library/react';

// What a person waits for comes when it comes: a busy machine is no fault of the product's.
configure({ asyncUtilTimeout: 10_000 });
