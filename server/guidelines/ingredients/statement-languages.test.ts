import { describe, expect, test } from 'vitest';
import { readGroups, readTable } from '../text-table.ts';
import { readAllergens } from './read-allergens.ts';
import { readIngredients } from './read-ingredients.ts';

const SAID = { may_contain: ['milk'], contains: [], named: [] };

/** Each with "milk" in its language behind a list without allergens. */
describe('a precaution is neither a content nor nothing', () => {
  test.each(readGroups`
    fr | Sel traces possibles de lait | Sel. Possibles traces de lait | Sel. Traces potentielles : lait | Sel. Présence de traces de lait | Sel. Risque de traces de lait
    fr | Sel. Peut présenter des traces de lait | Sel. Produit susceptible de contenir des traces de lait | Persil traces de lait
    fr | Sel. Préparé dans une usine qui traite aussi du lait | Sel. Ce produit a été préparé dans une usine qui traite aussi du lait | Sel. Confectionné dans un atelier qui manipule du lait
    fr | Sel. Fabriqué sur une ligne qui utilise du lait | Sel. Atelier utilisant : lait | Sel. Nos ateliers utilisent du lait | Sel. Informations allergènes : peut contenir du lait
    es | Sal. Pueden contener trazas de leche | Sal. Podría contener leche | Sal. Posibles trazas de leche | Sal. Posible presencia de leche | Sal. Puede tener trazas de leche
    es | Sal. Este producto se elabora en una planta que procesa leche | Sal. Envasado en una planta que maneja leche | Sal. Elaborado en líneas donde se procesa leche
    de | Salz. Dieses Produkt kann Spuren von Milch enthalten | Salz. Enthält möglicherweise Spuren von Milch | Salz. Könnte Milch enthalten | Salz. Spuren von Milch möglich
    de | Salz. Hergestellt in einem Betrieb, der Milch verarbeitet | Salz. In einem Betrieb hergestellt, der auch Milch verarbeitet | Salz. Hergestellt in einem Betrieb der Milch verarbeitet
    it | Sale può contenere tracce di latte | Sale. Puo' contenere latte | Sale. Il prodotto può contenere tracce di latte | Sale. Tracce di latte | Sale. Possono contenere latte
    it | Sale. Prodotto in uno stabilimento che utilizza latte | Sale. Confezionato in uno stabilimento in cui si lavora latte
    pt | Sal pode conter traços de leite | Sal. Podem conter leite | Sal. Vestígios de leite | Sal. Este produto pode conter leite | Sal. Produzido numa fábrica que utiliza leite
    nl | Zout. Dit product kan sporen van melk bevatten | Zout. Sporen van melk | Zout. Bevat mogelijk sporen van melk | Zout. Geproduceerd in een fabriek waar melk wordt verwerkt
    sv | Salt. Denna produkt kan innehålla spår av mjölk | Salt. Spår av mjölk kan förekomma | Salt. Tillverkad i en anläggning som hanterar mjölk
    da | Salt. Produktet kan indeholde spor af mælk | Salt. Spor af mælk
    nb | Salt. Kan inneholde melk | Salt. Produsert i anlegg som håndterer melk
  `)('%s', (text) => {
    expect(readAllergens(text)).toEqual(SAID);
  });
});

describe('a denial names nothing, and takes nothing else from the food', () => {
  test.each(readGroups`
    fr | Sel. Ne contient ni lait ni soja | Sel ne contient pas de gluten | Sel. Exempt de lait | Sel. Sans traces d'arachide | Sel. Sans lait ni soja
    es | Sal. No contiene gluten, leche, soja | Sal. Libre de gluten y lactosa | Sal. Exento de gluten | Sal no contiene gluten
    de | Salz. Enthält kein Gluten | Salz. Enthält keine Milch, keine Eier | Salz. Frei von Milch
    it | Sale. Non contiene latte | Sale. Privo di lattosio
    pt | Sal. NÃO CONTÉM GLÚTEN | Sal. Isento de lactose | Sal. Sem glúten
    nl | Zout. Bevat geen gluten | Zout. Zonder gluten | Zout. Vrij van gluten
    sv | Salt. Innehåller inte gluten | Salt. Utan mjölk | Salt. Fri från gluten
    da | Salt. Uden gluten | Salt. Indeholder ikke mælk
  `)('%s', (text) => {
    expect(readAllergens(text)).toEqual({ may_contain: [], contains: [], named: [] });
  });

  test.each(readTable`
    Leche, azúcar, no contiene conservadores, harina de trigo | milk wheat gluten
    Milk, sugar, does not contain preservatives, wheat flour | milk wheat gluten
  `)('%s', (text, expected) => {
    expect(readAllergens(text).named.join(' ')).toBe(expected);
  });
});

describe('what introduces a list states nothing of it', () => {
  test.each(readTable`
    Aceite (puede contener uno o más de los siguientes: soya, canola), lecitina de soya | aceite lecitina de soya | soybeans
    Azúcar, puede contener uno o más de los siguientes (azúcar, miel), lecitina de soya, leche | azucar azucar miel lecitina de soya leche | milk soybeans
    Agua. Contiene 2% o menos de los siguientes ingredientes: glicerina, leche | agua glicerina leche | milk
    Papas, contiene no más del 2% de: leche descremada, crema | papas leche descremada crema | milk
  `)('%s', (text, names, expected) => {
    const { list } = readIngredients(text);
    expect(list.ingredients.map(({ name }) => name).join(' ')).toBe(names);
    expect(list.statements).toEqual([]);
    expect(readAllergens(text).named.join(' ')).toBe(expected);
  });
});

test.each(readTable`
  Sel. Contiennent du lait | milk
  Sel. Information sur les allergènes : contient du lait | milk
  Sal. Contienen leche | milk
  Salz. Allergene: Milch | milk
  Sal. ALÉRGICOS: CONTÉM LEITE E SOJA | milk soybeans
  Salt. Innehåller: mjölk, soja | milk soybeans
  Salt. Indeholder mælk | milk
`)('%s contains %s', (text, expected) => {
  expect(readAllergens(text).contains.join(' ')).toBe(expected);
});
