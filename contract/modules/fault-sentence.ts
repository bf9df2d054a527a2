import type { ModuleFault } from './check-module.ts'

const formats = { native: 'a native ES module', system: 'a System.register file', other: 'neither of the two formats' }

/** A fault of a module as a sentence for its developers, with what to do. */
export const faultSentence = (fault: ModuleFault): string => {
  switch (fault.kind) {
    case 'syntax':
      return `It has a syntax error in line ${fault.line}, column ${fault.column}: ${fault.reason}.`
    case 'format':
      return (
        `Its address says ${formats[fault.wanted]}, and its text is ${formats[fault.found]}. ` +
        'The address of a native ES module ends in .mjs, and of no other file.'
      )
    case 'lifecycles':
      return `It exports no ${fault.missing.join(', ')}. A sub-application exports bootstrap, mount and unmount.`
    case 'imports':
      return `It imports ${fault.names.join(', ')}, which the page does not have. Bundle it, or add it to the map.`
  }
}

/** Said beside the check of a module that makes code out of text. */
export const evaluatesSentence =
  'It holds eval or Function, which the policy of the page refuses. Angular has to be compiled ahead of time.'
