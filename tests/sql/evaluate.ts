import type {
  ArrowFunction,
  BindingElement,
  CallExpression,
  Expression,
  FunctionDeclaration,
  Node,
  ParameterDeclaration,
  Statement,
  VariableDeclaration,
} from 'typescript/unstable/ast'
import * as ast from 'typescript/unstable/ast'
import { type Choose, everyOutcome } from './choices.ts'
import { keyOfNode, type Program } from './program.ts'
import {
  type Bindings,
  closures,
  globalOf,
  Lazy,
  loaded,
  memberOf,
  NotStatic,
  textAfter,
  textOf,
  unknownValue,
} from './values.ts'

const mostSteps = 40
const mostParts = 18_000

/** Every value that an expression can have, as far as the text of the program tells; throws `NotStatic`. */
export function possibleValues(program: Program, node: Expression): unknown[] {
  const valuesWith = (typesFirst: boolean, mostRuns: number) =>
    everyOutcome((choose) => new Evaluation(program, typesFirst, choose).evaluate(node, new Map(), 0), { mostRuns })
  try {
    return valuesWith(false, 100)
  } catch (error) {
    // What callers say is closer; what types say is sooner at an end.
    if (!(error instanceof NotStatic)) throw error
    return valuesWith(true, 5_000)
  }
}

class Evaluation {
  readonly #program: Program
  readonly #typesFirst: boolean
  readonly #choose: Choose
  #parts = 0

  constructor(program: Program, typesFirst: boolean, choose: Choose) {
    this.#program = program
    this.#typesFirst = typesFirst
    this.#choose = choose
  }

  evaluate(node: Expression, bindings: Bindings, steps: number): unknown {
    if (steps > mostSteps) throw new NotStatic('too deep')
    if (++this.#parts > mostParts) throw new NotStatic('too much')
    const of = (part: Expression) => this.evaluate(part, bindings, steps + 1)
    if (ast.isStringLiteral(node) || ast.isNoSubstitutionTemplateLiteral(node)) return node.text
    if (ast.isNumericLiteral(node)) return Number(node.text)
    if (node.kind === ast.SyntaxKind.TrueKeyword) return true
    if (node.kind === ast.SyntaxKind.FalseKeyword) return false
    if (node.kind === ast.SyntaxKind.NullKeyword) return null
    if (ast.isParenthesizedExpression(node) || ast.isAsExpression(node) || ast.isSatisfiesExpression(node))
      return of(node.expression)
    if (ast.isNonNullExpression(node)) return of(node.expression)
    if (ast.isTemplateExpression(node))
      return node.templateSpans.reduce(
        (text, span) => text + textAfter(text, of(span.expression)) + span.literal.text,
        node.head.text,
      )
    if (ast.isConditionalExpression(node))
      return of(this.#isTrue(node.condition, bindings, steps) ? node.whenTrue : node.whenFalse)
    if (ast.isBinaryExpression(node))
      return this.#binary(node.operatorToken.kind, node.left, node.right, bindings, steps)
    if (ast.isPrefixUnaryExpression(node) && node.operator === ast.SyntaxKind.ExclamationToken) return !of(node.operand)
    if (ast.isArrayLiteralExpression(node))
      return node.elements.flatMap((element) =>
        ast.isSpreadElement(element)
          ? (of(element.expression) as unknown[])
          : [this.#orUnknown(element, bindings, steps)],
      )
    if (ast.isObjectLiteralExpression(node)) return this.#object(node.properties, bindings, steps)
    if (ast.isArrowFunction(node)) return this.#closure(node, bindings, steps)
    return this.#orTyped(node, bindings, () => this.#named(node, bindings, steps))
  }

  #named(node: Expression, bindings: Bindings, steps: number): unknown {
    if (ast.isIdentifier(node)) return this.#name(node, bindings, steps)
    if (ast.isPropertyAccessExpression(node))
      return memberOf(this.evaluate(node.expression, bindings, steps + 1), node.name.text)
    if (ast.isElementAccessExpression(node))
      return memberOf(
        this.evaluate(node.expression, bindings, steps + 1),
        textOf(this.evaluate(node.argumentExpression, bindings, steps + 1)),
      )
    if (ast.isCallExpression(node)) return this.#call(node, bindings, steps)
    throw new NotStatic(node.getText())
  }

  /** What is not known may have a type that says all of its values. */
  #orTyped(node: Expression, bindings: Bindings, work: () => unknown): unknown {
    const values = this.#program.literalsAt(node)
    if (this.#typesFirst && values && typeof values[0] === 'string' && this.#isGiven(node, bindings))
      return values[this.#choose(this.#nameOf(node), values.length)]
    try {
      return work()
    } catch (error) {
      if (!(error instanceof NotStatic || error instanceof TypeError)) throw error
      if (!values) throw error instanceof NotStatic ? error : new NotStatic(node.getText(), { cause: error })
      return values[this.#choose(this.#nameOf(node), values.length)]
    }
  }

  /** Whether it is a parameter, or a part of one, of a function that is not read in place. */
  #isGiven(node: Expression, bindings: Bindings): boolean {
    if (ast.isPropertyAccessExpression(node)) return this.#isGiven(node.expression, bindings)
    let declaration = ast.isIdentifier(node) ? this.#program.declarationOf(node) : undefined
    while (declaration && ast.isBindingElement(declaration)) declaration = declaration.parent.parent
    return declaration !== undefined && ast.isParameterDeclaration(declaration) && !bindings.has(keyOfNode(declaration))
  }

  #nameOf(node: Expression): string {
    const declaration = ast.isIdentifier(node) ? this.#program.declarationOf(node) : undefined
    return declaration ? keyOfNode(declaration) : `${node.getSourceFile().fileName}:${node.getText()}`
  }

  #orUnknown(node: Expression, bindings: Bindings, steps: number): unknown {
    try {
      return this.evaluate(node, bindings, steps + 1)
    } catch (error) {
      if (error instanceof NotStatic) return unknownValue
      throw error
    }
  }

  #isTrue(node: Expression, bindings: Bindings, steps: number): boolean {
    const value = this.#orUnknown(node, bindings, steps)
    return value === unknownValue ? this.#choose(`${keyOfNode(node)}?`, 2) === 0 : Boolean(value)
  }

  #binary(operator: ast.SyntaxKind, left: Expression, right: Expression, bindings: Bindings, steps: number): unknown {
    const of = (part: Expression) => this.evaluate(part, bindings, steps + 1)
    if (operator === ast.SyntaxKind.AmpersandAmpersandToken) {
      const value = this.#orUnknown(left, bindings, steps)
      // Of a text that is not known it may be the empty one.
      if (value === unknownValue) return this.#isTrue(left, bindings, steps) ? of(right) : ''
      return value && of(right)
    }
    if (operator === ast.SyntaxKind.BarBarToken) return this.#isTrue(left, bindings, steps) ? of(left) : of(right)
    if (operator === ast.SyntaxKind.QuestionQuestionToken) return of(left) ?? of(right)
    if (operator === ast.SyntaxKind.EqualsEqualsEqualsToken) return of(left) === of(right)
    if (operator === ast.SyntaxKind.ExclamationEqualsEqualsToken) return of(left) !== of(right)
    if (operator !== ast.SyntaxKind.PlusToken) throw new NotStatic('an operator')
    const [first, second] = [of(left), of(right)]
    return typeof first === 'number' && typeof second === 'number' ? first + second : textOf(first) + textOf(second)
  }

  #object(properties: readonly Node[], bindings: Bindings, steps: number): Record<string, unknown> {
    const object: Record<string, unknown> = {}
    for (const property of properties) {
      if (ast.isPropertyAssignment(property))
        object[this.#keyOf(property.name, bindings, steps)] = this.#orUnknown(property.initializer, bindings, steps)
      else if (ast.isShorthandPropertyAssignment(property) && ast.isIdentifier(property.name))
        object[property.name.text] = this.#orUnknown(property.name, bindings, steps)
      else if (ast.isSpreadAssignment(property))
        Object.assign(object, this.evaluate(property.expression, bindings, steps + 1))
      else throw new NotStatic(property.getText())
    }
    return object
  }

  #keyOf(name: Node, bindings: Bindings, steps: number): string {
    if (ast.isComputedPropertyName(name)) return textOf(this.evaluate(name.expression, bindings, steps + 1))
    return ast.isStringLiteral(name) ? name.text : name.getText()
  }

  #name(node: Node & { text: string }, bindings: Bindings, steps: number): unknown {
    if (node.text === 'undefined') return undefined
    const declaration = this.#program.declarationOf(node)
    if (!declaration) throw new NotStatic(node.text)
    if (declaration.getSourceFile().isDeclarationFile) return globalOf(node.text)
    return this.#declared(declaration, bindings, steps)
  }

  #declared(declaration: Node, bindings: Bindings, steps: number): unknown {
    const bound = bindings.get(keyOfNode(declaration))
    if (bound instanceof Lazy) return this.evaluate(bound.node, bound.bindings, steps + 1)
    if (bindings.has(keyOfNode(declaration))) return bound
    if (ast.isBindingElement(declaration)) return this.#partOf(declaration, bindings, steps)
    if (ast.isParameterDeclaration(declaration)) return this.#given(declaration, steps)
    if (ast.isFunctionDeclaration(declaration)) return this.#closure(declaration, bindings, steps)
    if (ast.isVariableDeclaration(declaration)) return this.#constant(declaration, bindings, steps)
    throw new NotStatic(declaration.getText())
  }

  #constant(declaration: VariableDeclaration, bindings: Bindings, steps: number): unknown {
    const loop = declaration.parent.parent
    if (ast.isForOfStatement(loop)) return this.#oneOf(declaration, this.evaluate(loop.expression, bindings, steps + 1))
    if (!declaration.parent.getText().startsWith('const') || !declaration.initializer)
      throw new NotStatic('no constant')
    try {
      return this.evaluate(declaration.initializer, bindings, steps + 1)
    } catch (error) {
      if (!(error instanceof NotStatic)) throw error
      return loaded(declaration)
    }
  }

  /** `id` of `{ id }`, or of `[id]`. */
  #partOf(element: BindingElement, bindings: Bindings, steps: number): unknown {
    const pattern = element.parent
    const whole = pattern.parent
    const value = this.#declared(whole, bindings, steps)
    if (element.dotDotDotToken) throw new NotStatic('the rest')
    if (ast.isArrayBindingPattern(pattern)) return memberOf(value, String(pattern.elements.indexOf(element)))
    return memberOf(value, (element.propertyName ?? element.name)!.getText())
  }

  #oneOf(declaration: Node, list: unknown): unknown {
    if (!Array.isArray(list) || !list.length) throw new NotStatic('no list')
    return list[this.#choose(keyOfNode(declaration), list.length)]
  }

  /** What callers give. One caller is chosen for all parameters of a function. */
  #given(parameter: ParameterDeclaration, steps: number): unknown {
    const owner = parameter.parent
    const declaration = ast.isArrowFunction(owner) ? owner.parent : owner
    const calls = this.#program.callsOf(declaration)
    if (!calls.length && ast.isArrowFunction(owner)) return this.#element(owner, parameter, steps)
    if (!calls.length) throw new NotStatic('no caller')
    const call = calls[this.#choose(keyOfNode(declaration), calls.length)]!
    const given = call.arguments[(owner as FunctionDeclaration).parameters.indexOf(parameter)] ?? parameter.initializer
    return given && this.evaluate(given, new Map(), steps + 1)
  }

  /** `kind` of `kinds.map((kind) => …)`. */
  #element(owner: ArrowFunction, parameter: ParameterDeclaration, steps: number): unknown {
    const call = owner.parent
    if (
      !ast.isCallExpression(call) ||
      !ast.isPropertyAccessExpression(call.expression) ||
      owner.parameters[0] !== parameter
    )
      throw new NotStatic('no caller')
    return this.#oneOf(parameter, this.evaluate(call.expression.expression, new Map(), steps + 1))
  }

  #call(node: CallExpression, bindings: Bindings, steps: number): unknown {
    const { expression } = node
    const of = (part: Expression) => this.evaluate(part, bindings, steps + 1)
    const self = ast.isPropertyAccessExpression(expression) ? of(expression.expression) : undefined
    const called = ast.isPropertyAccessExpression(expression) ? memberOf(self, expression.name.text) : of(expression)
    if (typeof called !== 'function') throw new NotStatic(node.getText())
    const inPlace = closures.get(called)
    if (inPlace) return inPlace(node.arguments.map((each) => new Lazy(each, bindings)))
    const given = node.arguments.flatMap((each) =>
      ast.isSpreadElement(each) ? (of(each.expression) as unknown[]) : [of(each)],
    )
    const result: unknown = Reflect.apply(called, self, given)
    if (result instanceof Promise) throw new NotStatic('a promise')
    return result
  }

  #closure(
    node: ArrowFunction | FunctionDeclaration,
    bindings: Bindings,
    steps: number,
  ): (...given: unknown[]) => unknown {
    const run = (given: readonly unknown[]): unknown => {
      const inner = new Map(bindings)
      node.parameters.forEach((parameter, at) => {
        const value = given[at] ?? (parameter.initializer ? new Lazy(parameter.initializer, inner) : undefined)
        inner.set(keyOfNode(parameter), value)
      })
      try {
        return this.#body(node.body!, inner, steps)
      } catch (error) {
        if (!(error instanceof NotStatic) || !ast.isFunctionDeclaration(node)) throw error
        const real = loaded(node) as (...given: unknown[]) => unknown
        return real(
          ...given.map((one) => (one instanceof Lazy ? this.evaluate(one.node, one.bindings, steps + 1) : one)),
        )
      }
    }
    const closure = (...given: unknown[]) => run(given)
    closures.set(closure, run)
    return closure
  }

  #body(body: Node, bindings: Bindings, steps: number): unknown {
    if (!ast.isBlock(body)) return this.evaluate(body as Expression, bindings, steps + 1)
    for (const statement of body.statements) {
      const returned = this.#returned(statement, bindings, steps)
      if (returned) return this.evaluate(returned, bindings, steps + 1)
    }
    throw new NotStatic('nothing is returned')
  }

  #returned(statement: Statement, bindings: Bindings, steps: number): Expression | undefined {
    if (ast.isVariableStatement(statement)) return undefined
    if (ast.isReturnStatement(statement)) return statement.expression
    if (ast.isIfStatement(statement) && !statement.elseStatement)
      return this.#isTrue(statement.expression, bindings, steps)
        ? this.#returned(statement.thenStatement, bindings, steps)
        : undefined
    throw new NotStatic('a statement')
  }
}
