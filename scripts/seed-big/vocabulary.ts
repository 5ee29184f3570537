/** Main categories with the things that their subcategories sell, in the singular. */
export const thingsByCategory: Record<string, string[]> = {
  Mercado: words(
    'Arroz, Fríjol, Lenteja, Aceite, Azúcar, Panela, Café, Chocolate, Atún, Pasta, Harina, Galleta',
  ),
  Frescos: words(
    'Tomate, Aguacate, Mango, Papaya, Lechuga, Zanahoria, Cebolla, Plátano, Limón, Queso, Yogur, Huevo',
  ),
  Bebidas: words('Jugo, Té, Agua, Gaseosa, Cerveza, Vino, Aguardiente, Ron, Kumis, Avena, Sabajón, Refajo'),
  Celulares: words(
    'Celular, Tableta, Cargador, Audífono, Parlante, Reloj, Forro, Cable, Batería, Soporte, Micrófono, Antena',
  ),
  Computadores: words(
    'Portátil, Monitor, Teclado, Ratón, Impresora, Disco, Memoria, Router, Cámara, Escáner, Morral, Silla',
  ),
  Electrodomésticos: words(
    'Nevera, Lavadora, Licuadora, Estufa, Ventilador, Plancha, Horno, Aspiradora, Batidora, Freidora, Calentador, Secador',
  ),
  Hogar: words(
    'Sábana, Cobija, Almohada, Toalla, Cortina, Tapete, Lámpara, Espejo, Florero, Repisa, Cojín, Mantel',
  ),
  Cocina: words(
    'Olla, Sartén, Cuchillo, Vajilla, Vaso, Termo, Cafetera, Molde, Tabla, Colador, Cubierto, Jarra',
  ),
  Muebles: words(
    'Sofá, Mesa, Cama, Colchón, Escritorio, Biblioteca, Armario, Banco, Cuna, Camarote, Perchero, Zapatero',
  ),
  Ropa: words(
    'Camisa, Camiseta, Pantalón, Vestido, Falda, Chaqueta, Ruana, Saco, Media, Pijama, Blusa, Abrigo',
  ),
  Calzado: words(
    'Zapato, Tenis, Bota, Sandalia, Alpargata, Botín, Mocasín, Pantufla, Cotiza, Guayo, Balerina, Zueco',
  ),
  Belleza: words(
    'Crema, Jabón, Perfume, Champú, Labial, Base, Esmalte, Cepillo, Mascarilla, Bloqueador, Colonia, Exfoliante',
  ),
  Juguetes: words(
    'Muñeca, Carro, Rompecabezas, Pelota, Peluche, Bloque, Triciclo, Cometa, Dominó, Trompo, Patineta, Disfraz',
  ),
  Mascotas: words(
    'Concentrado, Arena, Collar, Correa, Guacal, Rascador, Hueso, Comedero, Acuario, Jaula, Snack, Arnés',
  ),
  Ferretería: words(
    'Taladro, Martillo, Destornillador, Pintura, Brocha, Tornillo, Llave, Escalera, Sierra, Manguera, Candado, Bombillo',
  ),
  Deportes: words(
    'Bicicleta, Casco, Balón, Guante, Raqueta, Mancuerna, Carpa, Linterna, Colchoneta, Trotadora, Uniforme, Gafa',
  ),
};

/** Invented names that no company is known to use. */
export const brands = words(
  'Quindra, Lumaki, Paramix, Zapaluna, Bijarela, Nubarela, Guayarumi, Voltarumba, Raizaluz, Patasverdia, Barrofique, ' +
    'Dulcerumbo, Abejarumbo, Maizaluna, Pixelquindo, Frailuna, Cumbrelia, Sabanika, Llaneroa, Tairunco, Chicamora, ' +
    'Orinoquena, Magdalira, Cocuyara, Guatapea, Muiscara, Caribenco, Pacifira, Andinoa, Macondea',
);

export const qualities = words(
  'ligero, resistente, clásico, moderno, artesanal, plegable, portátil, suave, compacto, profesional, familiar, ' +
    'infantil, orgánico, reforzado, térmico, impermeable, ecológico, premium, económico, doble, natural, inteligente',
);

export const variants = words(
  'negro, blanco, azul, rojo, verde, gris, x 250 g, x 500 g, x 1 kg, x 2 unidades, x 6 unidades, talla S, talla M, ' +
    'talla L, 110 V, 1 L, 2 L, pequeño, mediano, grande',
);

export const sentences = [
  'Producto de calidad para usar todos los días.',
  'Hecho por manos colombianas con materiales seleccionados.',
  'Llega bien empacado y listo para estrenar o para regalo.',
  'Su diseño cómodo se adapta a cualquier espacio del hogar.',
  'Recomendamos revisar las medidas antes de comprar.',
  'Incluye garantía del vendedor y atención por teléfono.',
  'Fácil de limpiar: basta un paño húmedo y jabón suave.',
  'Ideal para la familia, la oficina o el jardín.',
  'Probado durante meses por clientes de varias ciudades.',
  'La presentación puede variar ligeramente frente a la foto.',
  'Consérvese en un lugar fresco y seco, lejos del sol.',
  'Despachamos el mismo día cuando el pedido entra antes de las dos.',
  'Una compra práctica que rinde y ahorra dinero.',
  'Los colores vivos se mantienen lavado tras lavado.',
  'Disponible mientras tengamos existencias en bodega.',
  'Elaborado en pequeños lotes, con control en cada paso.',
];

export function plural(noun: string): string {
  if (/[aeiouéó]$/.test(noun)) return `${noun}s`;
  return noun.endsWith('s') ? noun : `${noun.replace(/z$/, 'c')}es`;
}

function words(list: string): string[] {
  return list.split(', ');
}
