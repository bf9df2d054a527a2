import { checkModule, type ModuleFault } from '#contract/modules/check-module.ts'
import { evaluatesSentence, faultSentence } from '#contract/modules/fault-sentence.ts'
import type { BuiltModule } from '../../built-module.ts'
import type { Project } from '../../project.ts'
import { type Finding, note, wrong } from './finding.pure.ts'

const checkOf: Record<ModuleFault['kind'], Finding['rule']> = {
  syntax: 'format',
  format: 'format',
  lifecycles: 'lifecycles',
  imports: 'imports'
}

/** The faults that texts and size of built files show. The portal finds the same ones when they are published. */
export const checkFile = (
  { name, text, kibibytes, parts }: Pick<BuiltModule, 'name' | 'text' | 'kibibytes' | 'parts'>,
  { budget }: Pick<Project, 'budget'>
): Finding[] => [
  ...checkOne(text, name, true),
  ...[...parts].flatMap(([part, text]) => checkOne(text, part, false)),
  ...(kibibytes > budget
    ? [
        wrong(
          'size',
          `${kibibytes.toFixed(1)} KiB are more than the budget of ${budget} KiB. Put what few people open behind import().`
        )
      ]
    : [])
]

/** @param isSubApp whether it is the file with the lifecycles. The name of another one is told. */
const checkOne = (text: string, address: string, isSubApp: boolean): Finding[] => {
  const { faults, evaluates } = checkModule(text, { address, isSubApp, imports: {} })
  const at = isSubApp ? '' : `${address}: `
  return [
    ...faults.map(fault => wrong(checkOf[fault.kind], at + faultSentence(fault))),
    ...(evaluates ? [note('format', at + evaluatesSentence)] : [])
  ]
}
