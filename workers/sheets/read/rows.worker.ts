import { expose } from 'comlink'
import { rowsWorker } from './rowsWorker.ts'

// Whatever a file names its columns: nothing here can reach the prototype of all objects.
Object.freeze(Object.prototype)

expose(rowsWorker())
