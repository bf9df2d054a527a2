import type { Extension } from '#contract/page/sub-apps/extensions.ts'
import { LeftMeanwhile } from '../apps/failures.ts'
import { prepareExtension } from '../apps/prepare.ts'
import { reportFailure } from '../apps/report-failure.ts'
import type { Leaving } from '../apps/time-limits.ts'
import { $unfinished, markBeside } from '../apps/unfinished.ts'
import { forgetModule, isLoaded } from '../loader/module-registry.ts'

/** A contribution on the page: its module may be evaluated, and its work is followed. */
export type Followed = {
  /** Its module was evaluated. */
  open: () => void
  /** Call this after each step that runs its code. */
  restore: () => void
  /** Ends everything that it left. The second call does nothing. */
  end: () => void
}

/** Contributions that use a module, by its URL: the work of a module ends with the last of them. */
const users = new Map<string, number>()

/**
 * Makes the page ready for a contribution.
 * @throws SubAppFailed, LeftMeanwhile, and StoppedBefore when its code hung the last page of this tab
 */
export const followExtension = async ({ module }: Extension, leaving: Leaving): Promise<Followed> => {
  if ($unfinished.get() === module) {
    // The person asks for it again by a retry.
    $unfinished.set(undefined)
    throw new StoppedBefore(module)
  }
  const isolation = await prepareExtension(module, leaving)
  const url = System.resolve(module)
  const { open, end } = isolation.observeExtension(url, (users.get(url) ?? 0) === 0 && !isLoaded(module))
  users.set(url, (users.get(url) ?? 0) + 1)
  const evaluated = markBeside(module)
  let isOpen = true
  return {
    open: () => {
      evaluated()
      open()
    },
    restore: () => isolation.restoreBuiltIns(module),
    end: () => {
      if (!isOpen) return
      isOpen = false
      evaluated()
      const left = (users.get(url) ?? 1) - 1
      users.set(url, left)
      end(left === 0)
    }
  }
}

/** The code of a contribution was at work when this tab stopped answering. */
class StoppedBefore extends Error {
  override readonly name = 'StoppedBefore'
  constructor(module: string) {
    super(`${module} was at work when this tab stopped answering`)
  }
}

/** Reports why a contribution is not there, unless the person just left. The next attempt loads its module afresh. */
export const reportExtension = ({ module }: Extension, cause: unknown): void => {
  if (cause instanceof LeftMeanwhile) return
  forgetModule(module)
  reportFailure(module, cause instanceof Error ? cause : new Error(String(cause)))
}
