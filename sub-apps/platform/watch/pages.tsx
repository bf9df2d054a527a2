import type { ComponentType } from 'react'
import type { PageProps } from '../parts/page-props.ts'
import type { WatchKind } from './routes.pure.ts'
import { NewWatch, WatchEditor } from './watch-editor.tsx'
import { WatchList } from './watch-list.tsx'
import { WatchTaskList } from './watch-task-list.tsx'

export const watchPages: Record<WatchKind, ComponentType<PageProps>> = {
  watches: ({ part }) => {
    if (part === 'new') return <NewWatch />
    return part === undefined ? <WatchList /> : <WatchEditor watchId={part} />
  },
  watchTasks: WatchTaskList
}
