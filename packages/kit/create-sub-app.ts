import type { SubAppProps } from '@portal/session'
import type { Draw, SubAppContext } from './context.ts'
import { addStyles, keepStyles } from './imported-styles.ts'
import { ownRoute } from './own-route.ts'
import { servedTexts } from './served-texts.pure.ts'
import { select } from './store.pure.ts'

/** How an application looks from outside. */
export type SubAppPlan = {
  /** The class of the element that the application is drawn into. Its styles begin with this class. */
  className: string
  /** The text of a style sheet, which the page has while the application is mounted. */
  styles?: string
  draw: Draw
}

/** The lifecycles that the portal calls. A module exports them by these names. */
export type SubApp = {
  bootstrap: () => Promise<void>
  mount: (props: SubAppProps) => Promise<void>
  unmount: () => Promise<void>
}

/**
 * Makes the lifecycles of a sub-application. Unmounting aborts the signal, runs the tasks of `onUnmount`, and takes
 * element and styles out of the page.
 */
export const createSubApp = ({ className, styles, draw }: SubAppPlan): SubApp => {
  let leave: (() => void) | undefined
  let text = styles
  return {
    bootstrap: async () => undefined,
    // Without `await`, so that loaded content is on the page in the frame of the click.
    mount: async props => {
      const controller = new AbortController()
      const tasks: (() => void)[] = []
      const onUnmount = (task: () => void): void => void tasks.push(task)
      // Set before drawing, because the portal also unmounts an application that failed to mount.
      leave = () => {
        controller.abort()
        runAll(tasks)
      }
      onUnmount(keepStyles())
      if (text !== undefined) addStyles(text)
      text = undefined
      return draw({
        ...props,
        host: addHost(props.domElement, className, onUnmount),
        signal: controller.signal,
        onUnmount,
        route$: ownRoute(props),
        language$: select(props.state$, ({ language }) => language),
        texts$: servedTexts(props),
        token$: select(props.state$, ({ token }) => token),
        person$: select(props.state$, ({ userId }) => userId)
      })
    },
    unmount: async () => {
      const end = leave
      leave = undefined
      end?.()
    }
  }
}

const addHost = (parent: HTMLElement, className: string, onUnmount: SubAppContext['onUnmount']): HTMLElement => {
  const host = document.createElement('div')
  host.className = className
  parent.append(host)
  onUnmount(() => host.remove())
  return host
}

/** Runs all tasks, the last one first. The error of one task keeps no other from running. */
const runAll = (tasks: (() => void)[]): void => {
  const task = tasks.pop()
  if (task === undefined) return
  try {
    task()
  } finally {
    runAll(tasks)
  }
}
