import { checkModule, type ModuleFault } from '#contract/modules/check-module.ts'
import { evaluatesSentence, faultSentence } from '#contract/modules/fault-sentence.ts'
import type { BuiltModule } from '../built-module.ts'
import type { Project } from '../project.ts'
import { type Finding, note, wrong } from './finding.pure.ts'

const checkOf: Record<ModuleFault['kind'], Finding['check']> = {
  syntax: 'format',
  format: 'format',
  lifecycles: 'lifecycles',
  imports: 'imports'
}

/** The faults that text and size of a built file show. The portal finds the same ones when the file is published. */
export const checkFile = (
  { name, text, kibibytes }: Pick<BuiltModule, 'name' | 'text' | 'kibibytes'>,
  { budget }: Pick<Project, 'budget'>
): Finding[] => {
  const { faults, evaluates } = checkModule(text, { address: name, isSubApp: true, imports: {} })
  return [
    ...faults.map(fault => wrong(checkOf[fault.kind], faultSentence(fault))),
    ...(evaluates ? [note('format', evaluatesSentence)] : []),
    ...(kibibytes > budget
      ? [wrong('size', `${kibibytes.toFixed(1)} KiB are more than the budget of ${budget} KiB.`)]
      : [])
  ]
}
