import { expose } from 'comlink'
import { sheetsWorker } from './sheetsWorker.ts'

// Whatever a file names its columns: nothing here can reach the prototype of all objects.
Object.freeze(Object.prototype)

expose(sheetsWorker())
