import type { Surroundings, View } from '../view.ts'
import { packageListView } from './package-list.ts'
import { packageView } from './package-view.ts'
import type { PackagePage } from './page-of.pure.ts'
import { uploadView } from './upload/upload-view.ts'

/** The view of a page of resource packages. */
export const packageViewOf = (page: PackagePage, surroundings: Surroundings): View => {
  switch (page.kind) {
    case 'packages':
      return packageListView(page.age, surroundings)
    case 'package':
      return packageView(page, surroundings)
    case 'upload':
      return uploadView(page.packageId, surroundings)
  }
}
