/** Chapters 39 to 97: codes of six digits with their English description, from the public data set `harmonized-system` (ODC-PDDL-1.0). */
export const hsSubheadingsTo97 = `
390110 Ethylene polymers; in primary forms, polyethylene having a specific gravity of less than 0.94
390120 Ethylene polymers; in primary forms, polyethylene having a specific gravity of 0.94 or more
390130 Ethylene polymers; in primary forms, ethylene-vinyl acetate copolymers
390140 Ethylene polymers; in primary forms, ethylene-alpha-olefin copolymers, having a specific gravity of less than 0.94
390190 Ethylene polymers; in primary forms, n.e.c. in heading no. 3901
390210 Propylene, other olefin polymers; polypropylene in primary forms
390220 Propylene, other olefin polymers; polyisobutylene in primary forms
390230 Propylene, other olefin polymers; propylene copolymers in primary forms
390290 Propylene, other olefin polymers; n.e.c. in heading no. 3902, in primary forms
390311 Styrene polymers; expansible polystyrene, in primary forms
390319 Styrene polymers; (other than expansible polystyrene), in primary forms
390320 Styrene polymers; styrene-acrylonitrile (SAN) copolymers, in primary forms
390330 Styrene polymers; acrylonitrile-butadiene-styrene (ABS) copolymers, in primary forms
390390 Styrene polymers; in primary forms, n.e.c. in heading no. 3903
390410 Vinyl chloride, other halogenated olefin polymers; poly(vinyl chloride), not mixed with any other substances, in primary forms
390421 Vinyl chloride, other halogenated olefin polymers; non-plasticised poly(vinyl chloride), in primary forms, mixed with other substances
390422 Vinyl chloride, other halogenated olefin polymers; plasticised poly(vinyl chloride), in primary forms, mixed with other substances
390430 Vinyl chloride, other halogenated olefin polymers; vinyl chloride-vinyl acetate copolymers, in primary forms
390440 Vinyl chloride, other halogenated olefin polymers; vinyl chloride copolymers, in primary forms n.e.c. in heading no. 3904
390450 Vinyl chloride, other halogenated olefin polymers; vinylidene chloride polymers, in primary forms
390461 Halogenated olefin polymers; fluoro-polymers, polytetrafluoroethylene, in primary forms
390469 Halogenated olefin polymers; fluoro-polymers (other than polytetrafluoroethylene), in primary forms
390490 Vinyl chloride, other halogenated olefin polymers; n.e.c. in heading no. 3904
390512 Poly(vinyl acetate); in aqueous dispersion, in primary forms
390519 Poly(vinyl acetate); (other than in aqueous dispersion), in primary forms
390521 Vinyl acetate copolymers; in aqueous dispersion, in primary forms
390529 Vinyl acetate copolymers; (other than in aqueous dispersion), in primary forms
390530 Poly(vinyl alcohol); whether or not containing unhydrolysed acetate groups
390591 Vinyl acetate, vinyl ester polymers, vinyl polymers; n.e.c. in heading no. 3905, in primary forms, copolymers
390599 Vinyl acetate, vinyl ester polymers, vinyl polymers; n.e.c. in heading no. 3905, in primary forms, other than copolymers
390610 Acrylic polymers; poly(methyl methacrylate), in primary forms
390690 Acrylic polymers; (other than polymethyl methacrylate), in primary forms
390710 Polyacetals; in primary forms
390721 Polyethers other than polyacetals; in primary forms, bis(polyoxyethylene) methylphosphonate
390729 Polyethers other than polyacetals, and bis(polyoxyethylene) methylphosphonate; in primary forms
390730 Epoxide resins; in primary forms
390740 Polycarbonates; in primary forms
390750 Alkyd resins; in primary forms
390761 Poly(ethylene terephthalate); in primary forms, having a viscosity of 78ml/g or higher
390769 Poly(ethylene terephthalate); in primary forms, having a viscosity of less than 78ml/g
390770 Poly(lactic acid); in primary forms
390791 Polyesters; n.e.c. in heading no. 3907, unsaturated, in primary forms
390799 Polyesters; n.e.c. in heading no. 3907, saturated, in primary forms
390810 Polyamides; polyamide-6, -11, -12, -6,6, -6,9, -6,10 or -6,12, in primary forms
390890 Polyamides; n.e.c. in heading no. 3908, in primary forms
390910 Amino-resins; urea and thiourea resins, in primary forms
390920 Amino-resins; melamine resins, in primary forms
390931 Amino-resins; n.e.c. in heading no. 3909, in primary forms, poly(methylene phenyl isocyanate) (Crude MDI, polymeric MDI)
390939 Amino-resins; n.e.c. in heading no. 3909, in primary forms, other than poly(methylene phenyl isocyanate) (Crude MDI, polymeric MDI)
390940 Phenolic resins; in primary forms
390950 Polyurethanes; in primary forms
391000 Silicones; in primary forms
391110 Petroleum resins, coumarone, indene or coumarone-indene resins and polyterpenes; in primary forms
391120 Petroleum resins, poly(1,3-phenylene methylphosphonate), in primary forms
391190 Polysulphides, polysulphones and similar products of chemical synthesis n.e.c. in chapter 39; in primary forms
391211 Cellulose acetates; non-plasticised, in primary forms
391212 Cellulose acetates; plasticised, in primary forms
391220 Cellulose nitrates (including collodions); in primary forms
391231 Cellulose ethers; carboxymethylcellulose and its salts, in primary forms
391239 Cellulose ethers; (other than carboxymethylcellulose and its salts), in primary forms
391290 Cellulose and its chemical derivatives; n.e.c. in item no. 3912, in primary forms
391310 Polymers, natural; alginic acid, its salts and esters, in primary forms
391390 Polymers, natural and modified natural; in primary forms (excluding alginic acid, its salts and esters)
391400 Ion-exchangers; based on polymers of heading no. 3901 to 3913, in primary forms
391510 Ethylene polymers; waste, parings and scrap
391520 Styrene polymers; waste, parings and scrap
391530 Vinyl chloride polymers; waste, parings and scrap
391590 Plastics n.e.c. in heading no. 3915; waste, parings and scrap
391610 Ethylene polymers; monofilament, of which any cross-sectional dimension exceeds 1mm, rods, sticks and profile shapes, whether or not surface-worked but not otherwise worked
391620 Vinyl chloride polymers; monofilament, of which any cross-sectional dimension exceeds 1mm, rods, sticks and profile shapes, whether or not surface-worked but not otherwise worked
391690 Plastics; monofilament, of plastics n.e.c. in heading no. 3916, cross-sectional dimension exceeds 1mm, rods, sticks and profile shapes, whether or not surface-worked but not otherwise worked
391710 Plastics; artificial guts (sausage casings) of hardened protein or of cellulosic materials
391721 Plastics; tubes, pipes and hoses thereof, rigid, of polymers of ethylene
391722 Plastics; tubes, pipes and hoses thereof, rigid, of polymers of propylene
391723 Plastics; tubes, pipes and hoses thereof, rigid, of polymers of vinyl chloride
391729 Plastics; tubes, pipes and hoses thereof, rigid, of plastics n.e.c. in heading no. 3917
391731 Plastics; tubes, pipes and hoses thereof, flexible, having a minimum burst pressure of 27.6MPa
391732 Plastics; tubes, pipes and hoses thereof, other than those of item no. 3917.31, not reinforced or otherwise combined with other materials, without fittings
391733 Plastics; tubes, pipes and hoses thereof, other than those of item no. 3917.31, not reinforced or otherwise combined with other materials, with fittings
391739 Plastics; tubes, pipes and hoses thereof, n.e.c. in item no. 3917.30
391740 Plastics; tube, pipe and hose fittings (e.g. joints, elbows, flanges)
391810 Floor, wall or ceiling coverings; of polymers of vinyl chloride, whether or not self-adhesive, in rolls or in the form of tiles
391890 Floor, wall or ceiling coverings; of plastics (excluding polymers of vinyl chloride), whether or not self-adhesive, in rolls or in the form of tiles
391910 Plastics; plates, sheets, film, foil, tape, strip, other flat shapes thereof, self-adhesive, in rolls of a width not exceeding 20cm
391990 Plastics; plates, sheets, film, foil, tape, strip, other flat shapes thereof, self-adhesive, other than in rolls of a width not exceeding 20cm
392010 Plastics; plates, sheets, film, foil and strip (not self-adhesive), of polymers of ethylene, non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392020 Plastics; of polymers of propylene, plates, sheets, film, foil and strip (not self-adhesive), non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392030 Plastics; of polymers of styrene, plates, sheets, film, foil and strip (not self-adhesive), non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392043 Plastics; polymers of vinyl chloride, containing by weight not less than 6% of plasticisers; plates, sheets, film, foil and strip (not self-adhesive), non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392049 Plastics; polymers of vinyl chloride, containing by weight, less than 6% of plasticisers; plates, sheets, film, foil and strip (not self-adhesive), non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392051 Plastics; of acrylic polymers, polymethyl methacrylate, plates, sheets, film, foil and strip (not self-adhesive), non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392059 Plastics; of acrylic polymers (excluding polymethyl methacrylate), plates, sheets, film, foil and strip (not self-adhesive), non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392061 Plastics; plates, sheets, film, foil and strip (not self-adhesive), of polycarbonates, non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392062 Plastics; plates, sheets, film, foil and strip (not self-adhesive), of poly(ethylene terephthalate), non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392063 Plastics; plates, sheets, film, foil and strip (not self-adhesive), of unsaturated polyesters, non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392069 Plastics; plates, sheets, film, foil and strip (not self-adhesive), of polyesters n.e.c. in heading no. 3920, non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392071 Plastics; plates, sheets, film, foil and strip (not self-adhesive), of regenerated cellulose; non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392073 Plastics; plates, sheets, film, foil and strip (not self-adhesive), of cellulose acetate, non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392079 Plastics; plates, sheets, film, foil and strip (not self-adhesive), of cellulose derivatives n.e.c. in heading no. 3920, non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392091 Plastics; plates, sheets, film, foil and strip (not self-adhesive), of poly(vinyl butyral), non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392092 Plastics; plates, sheets, film, foil and strip (not self-adhesive), of polyamides, non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392093 Plastics; plates, sheets, film, foil and strip (not self-adhesive), of amino-resins, non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392094 Plastics; plates, sheets, film, foil and strip (not self-adhesive), of phenolic resins, non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392099 Plastics; plates, sheets, film, foil and strip (not self-adhesive), of plastics n.e.c. in heading no. 3920, non-cellular and not reinforced, laminated, supported or similarly combined with other materials
392111 Plastics; plates, sheets, film, foil and strip, of polymers of styrene, cellular
392112 Plastics; plates, sheets, film, foil and strip, of polymers of vinyl chloride, cellular
392113 Plastics; plates, sheets, film, foil and strip, of polyurethanes, cellular
392114 Plastics; plates, sheets, film, foil and strip, of regenerated cellulose, cellular
392119 Plastics; plates, sheets, film, foil and strip, of plastics n.e.c. in heading no. 3921, cellular
392190 Plastics; plates, sheets, film, foil and strip, other than cellular
392210 Plastics; baths, shower-baths, sinks and wash-basins
392220 Plastics; lavatory seats and covers
392290 Plastics; bidets, lavatory pans, flushing cisterns and similar sanitary ware n.e.c. in heading no. 3922
392310 Plastics; boxes, cases, crates and similar articles for the conveyance or packing of goods
392321 Ethylene polymers; sacks and bags (including cones), for the conveyance or packing of goods
392329 Plastics; sacks and bags (including cones), for the conveyance or packing of goods, of plastics other than ethylene polymers
392330 Plastics; carboys, bottles, flasks and similar articles, for the conveyance or packing of goods
392340 Plastics; spools, cops, bobbins and similar supports, for the conveyance or packing of goods
392350 Plastics; stoppers, lids, caps and other closures, for the conveyance or packing of goods
392390 Plastics; articles for the conveyance or packing of goods n.e.c. in heading no. 3923
392410 Plastics; tableware and kitchenware
392490 Plastics; household articles and hygienic or toilet articles
392510 Plastics; builders' ware, reservoirs, tanks, vats and similar containers of a capacity exceeding 300 litres
392520 Plastics; builders' ware, doors, windows and their frames and thresholds for doors
392530 Plastics; builders' ware, shutters, blinds (including venetian blinds) and similar articles and parts thereof
392590 Plastics; builders' ware, n.e.c. or included in heading no. 3925
392610 Plastics; office or school supplies
392620 Plastics; articles of apparel and clothing accessories (including gloves, mittens and mitts)
392630 Plastics; fittings for furniture, coachwork or the like
392640 Plastics; statuettes and other ornamental articles
392690 Plastics; other articles n.e.c. in chapter 39
400110 Rubber; natural rubber latex, whether or not pre-vulcanised, in primary forms or in plates, sheets or strip
400121 Rubber; natural (excluding latex), in smoked sheets
400122 Rubber; technically specified natural rubber (TSNR), in primary forms or in plates, sheets or strip (excluding latex and smoked sheets)
400129 Rubber; natural (excluding latex, technically specified natural rubber and smoked sheets), in primary forms or in plates, sheets or strip
400130 Balata, gutta-percha, guayule, chicle and similar natural gums; in primary forms or in plates, sheets or strip
400211 Rubber; synthetic, styrene-butadiene rubber (SBR) and carboxylated styrene-butadiene rubber (XSBR) latex, in primary forms or in plates, sheets or strip
400219 Rubber; synthetic, styrene-butadiene rubber (SBR) and carboxylated styrene-butadiene rubber (XSBR), (other than latex), in primary forms or in plates, sheets or strip
400220 Rubber; synthetic, butadiene rubber (BR), in primary forms or in plates, sheets or strip
400231 Rubber; synthetic, isobutene-isoprene (butyl) rubber (IIR), in primary forms or in plates, sheets or strip
400239 Rubber; synthetic, halo-isobutene-isoprene rubber (CIIR or BIIR), in primary forms or in plates, sheets or strip
400241 Rubber; synthetic, chloroprene (chlorobutadiene) rubber (CR), latex, in primary forms or in plates, sheets or strip
400249 Rubber; synthetic, chloroprene (chlorobutadiene) rubber (CR), (other than latex), in primary forms or in plates, sheets or strip
400251 Rubber; synthetic, acrylonitrile-butadiene rubber (NBR), latex, in primary forms or in plates, sheets or strip
400259 Rubber; synthetic, acrylonitrile-butadiene rubber (NBR), (other than latex), in primary forms or in plates, sheets or strip
400260 Rubber; synthetic, isoprene rubber (IR), in primary forms or in plates, sheets or strip
400270 Rubber; synthetic, ethylene-propylene-non-conjugated diene rubber (EPDM), in primary forms or in plates, sheets or strip
400280 Rubber; mixtures of natural and synthetic rubbers of heading no. 4001 and 4002, in primary forms or in plates, sheets or strip
400291 Rubber; synthetic, n.e.c. in heading 4002, latex, in primary forms or in plates, sheets or strip
400299 Rubber; synthetic, n.e.c. in heading 4002, (other than latex), in primary forms or in plates, sheets or strip
400300 Rubber; reclaimed rubber, in primary forms or in plates, sheets or strip
400400 Rubber; waste, parings and scrap of rubber (other than hard rubber) and powders and granules obtained therefrom
400510 Rubber; unvulcanised, compounded with carbon black or silica, in primary forms or in plates, sheets or strip
400520 Rubber; unvulcanised, compounded, solutions and dispersions other than those of item no. 4005.10
400591 Rubber; unvulcanised, (compounded other than with carbon black or silica), in plates, sheets and strip
400599 Rubber; unvulcanised, (compounded other than with carbon black or silica), in primary forms, (other than plates, sheets, strip, solutions or dispersions)
400610 Rubber; unvulcanised, camel-back strips for retreading rubber tyres
400690 Rubber; unvulcanised, other than camel back strips for retreading rubber tyres
400700 Rubber; vulcanised, thread and cord
400811 Rubber; vulcanised (other than hard rubber), in plates, sheets and strip of cellular rubber
400819 Rubber; vulcanised (other than hard rubber), cellular rubber, (other than in plates, sheets or strip)
400821 Rubber; vulcanised (other than hard rubber), in plates, sheets and strip, of non-cellular rubber
400829 Rubber; vulcanised (other than hard rubber), non-cellular rubber, in forms other than plates, sheets or strip
400911 Rubber; vulcanised (other than hard rubber), tubing, piping and hoses, not reinforced or otherwise combined with other materials, without fittings
400912 Rubber; vulcanised (other than hard rubber), tubing, piping and hoses, not reinforced or otherwise combined with other materials, with fittings
400921 Rubber; vulcanised (other than hard rubber), tubing, piping and hoses, reinforced or otherwise combined only with metal, without fittings
400922 Rubber; vulcanised (other than hard rubber), tubing, piping and hoses, reinforced or otherwise combined only with metal, with fittings
400931 Rubber; vulcanised (other than hard rubber), tubing, piping and hoses, reinforced or otherwise combined only with textile materials, without fittings
400932 Rubber; vulcanised (other than hard rubber), tubing, piping and hoses, reinforced or otherwise combined only with textile materials, with fittings
400941 Rubber; vulcanised (other than hard rubber), tubing, piping and hoses, reinforced or otherwise combined with materials other than metal or textiles, without fittings
400942 Rubber; vulcanised (other than hard rubber), tubing, piping and hoses, reinforced or otherwise combined with materials other than metal or textiles, with fittings
401011 Rubber; vulcanised, conveyor belts or belting, reinforced only with metal
401012 Rubber; vulcanised, conveyor belts or belting, reinforced only with textile materials
401019 Rubber; vulcanised, conveyor belts or belting, (reinforced with other than metal only or textile materials only)
401031 Rubber; vulcanised, endless transmission belts of trapezoidal cross-section (V-belts), V-ribbed, of an outside circumference exceeding 60cm but not exceeding 180 cm
401032 Rubber; vulcanised, endless transmission belts of trapezoidal cross-section (V-belts), other than V-ribbed, of an outside circumference exceeding 60cm but not exceeding 180 cm
401033 Rubber; vulcanised, endless transmission belts of trapezoidal cross-section (V-belts), V-ribbed, of an outside circumference exceeding 180cm but not exceeding 240 cm
401034 Rubber; vulcanised, endless transmission belts of trapezoidal cross-section (V-belts), other than V-ribbed, of an outside circumference exceeding 180cm but not exceeding 240 cm
401035 Rubber; vulcanised, endless synchronous belts, of an outside circumference exceeding 60 cm but not exceeding 150 cm
401036 Rubber; vulcanised, endless synchronous belts, of an outside circumference exceeding 150 cm but not exceeding 198 cm
401039 Rubber; vulcanised, conveyor or transmission belts or belting, n.e.c. in heading no. 4010
401110 Rubber; new pneumatic tyres, of a kind used on motor cars (including station wagons and racing cars)
401120 Rubber; new pneumatic tyres, of a kind used on buses or lorries
401130 Rubber; new pneumatic tyres, of a kind used on aircraft
401140 Rubber; new pneumatic tyres, of a kind used on motorcycles
401150 Rubber; new pneumatic tyres, of a kind used on bicycles
401170 Rubber; new pneumatic tyres, of a kind used on agricultural or forestry vehicles and machines
401180 Rubber; new pneumatic tyres, of a kind used on construction, mining or industrial handling vehicles and machines
401190 Rubber; new pneumatic tyres, of a kind used on light commercial vehicles
401211 Retreaded tyres; of a kind used on motor cars (including station wagons and racing cars)
401212 Retreaded tyres; of a kind used on motor buses or lorries
401213 Retreaded tyres; of a kind used on aircraft
401219 Retreaded tyres; other than of a kind used on motor cars (including station wagons and racing cars), buses and lorries and aircraft
401220 Rubber; used pneumatic tyres
401290 Rubber; tyres n.e.c. in heading no. 4012
401310 Rubber; inner tubes, of a kind used on motorcars (including station wagons and racing cars), buses and lorries
401320 Rubber; inner tubes, of a kind used on bicycles
401390 Rubber; inner tubes, n.e.c. in heading no. 4013
401410 Rubber; vulcanised (other than hard rubber), sheath contraceptives
401490 Rubber; vulcanised (other than hard rubber), hygienic or pharmaceutical articles (excluding sheath contraceptives), with or without fittings of hard rubber
401512 Rubber; vulcanised (other than hard rubber), gloves, of a kind used for medical, surgical, dental or veterinary purposes
401519 Rubber; vulcanised (other than hard rubber), gloves, mittens and mitts other than surgical gloves
401590 Rubber; vulcanised (other than hard rubber), articles of apparel and clothing accessories (other than gloves, mittens and mitts)
401610 Rubber; vulcanised (other than hard rubber), moulded rubber mats and mats of non-rectangular shape made by cutting from the piece, of cellular rubber
401691 Rubber; vulcanised (other than hard rubber), floor coverings and mats, of non-cellular rubber
401692 Rubber; vulcanised (other than hard rubber), erasers, of non-cellular rubber
401693 Rubber; vulcanised (other than hard rubber), gaskets, washers and other seals, of non-cellular rubber
401694 Rubber; vulcanised (other than hard rubber), boat or dock fenders, whether or not inflatable, of non-cellular rubber
401695 Rubber; vulcanised (other than hard rubber), inflatable articles (other than boat or dock fenders), of non-cellular rubber
401699 Rubber; vulcanised (other than hard rubber), articles n.e.c. in heading no. 4016, of non-cellular rubber
401700 Rubber; ebonite and other hard rubbers in all forms, including waste and scrap, and articles of hard rubber
410120 Raw hides and skins; whole, unsplit, of bovine or equine animals, of a weight per skin not exceeding 8kg when simply dried, 10kg when dry-salted or 16kg when fresh, wet-salted or otherwise preserved
410150 Hides and skins; raw, whole, of bovine or equine animals, of a weight per skin exceeding 16 kg
410190 Hides and skins; other than whole, but including butts, bends and bellies, of bovine (including. buffalo) and equine animals, fresh, salted or preserved, but not tanned, parchment dressed or further prepared, whether or not dehaired or split
410210 Skins; raw, of sheep or lambs, fresh, or salted, dried, limed, pickled or otherwise preserved, (but not tanned, parchment-dressed or further prepared), with wool on
410221 Skins; raw, of sheep or lambs, pickled (but not tanned, parchment-dressed or further preserved), without wool on
410229 Hides and skins; raw, of animals n.e.c. in this chapter, fresh, salted, dried, limed, pickled or otherwise preserved, (but not tanned, parchment-dressed or further prepared), whether or not dehaired or split
410320 Hides and skins; raw, of reptiles (fresh or salted, dried, limed, pickled or otherwise preserved, but not tanned, parchment-dressed or further prepared), whether or not dehaired or split
410330 Hides and skins; raw, of swine, (fresh or salted, dried, limed, pickled or otherwise preserved, but not tanned, parchment-dressed or further prepared), whether or not dehaired or split
410390 Hides and skins; raw, of animals n.e.c. in this chapter, fresh, salted, dried, limed, pickled or otherwise preserved, (but not tanned, parchment-dressed or further prepared), whether or not dehaired or split
410411 Tanned or crust hides and skins; without hair on, bovine or equine, in the wet state (including wet-blue), full grains, unsplit; grain splits
410419 Tanned or crust hides and skins; bovine or equine, without hair on, in the wet state (including wet-blue), excluding full grains, unsplit; grain splits
410441 Tanned or crust hides and skins; bovine or equine, without hair on, in the dry state (crust), full grains, unsplit; grain splits
410449 Tanned or crust hides and skins; bovine or equine, without hair on, in the dry state (crust), (other than full grains, unsplit; grain splits)
410510 Tanned or crust skins of sheep or lambs, without wool on, whether or not split, but not further prepared, in the wet state (including wet-blue)
410530 Tanned or crust skins; of sheep or lambs, without wool on, whether or not split, but not further prepared, in the dry state (crust)
410621 Tanned or crust hides and skins; of goats or kids, without wool or hair on, whether or not split, but not further prepared, in the wet state (including wet-blue)
410622 Tanned or crust hides and skins; of goats or kids, without hair on, whether or not split, but not further prepared, in the dry state (crust)
410631 Tanned or crust hides and skins; of swine, without hair on, whether or not split, but not further prepared, in the wet state (including wet-blue)
410632 Tanned or crust hides and skins; of swine, without hair on, whether or not split, but not further prepared, in the dry state (crust)
410640 Tanned or crust hides and skins; of reptiles, whether or not split, but not further prepared
410691 Tanned or crust hides and skins; of animals other than equine, ovine, bovine, goats or kids, swine and reptiles, without wool or hair on, whether or not split, but not further prepared, in the wet state (including wet-blue)
410692 Tanned or crust hides and skins; of animals other than equine, ovine, bovine, goats or kids, swine and reptiles, without wool or hair on, whether or not split, but not further prepared, in the dry state (crust)
410711 Leather; further prepared after tanning or crusting, including parchment-dressed leather, of bovine (including buffalo) or equine animals, without hair on, other than leather of heading 41.14, whole hides and skins, full grain, unsplit
410712 Leather; further prepared after tanning or crusting, including parchment-dressed leather, of bovine (including buffalo) or equine animals, without hair on, other than leather of heading 41.14, whole hides and skins, grain splits
410719 Leather; further prepared after tanning or crusting, including parchment-dressed, of bovine (including buffalo) or equine animals, without hair on, split or not, other than leather of heading 41.14, (other than grain splits and full grains, unsplit)
410791 Leather; further prepared after tanning or crusting, including parchment-dressed, of bovine (including buffalo) or equine animals, without hair on, other than leather of heading 41.14, not whole hides and skins, but including sides, full grain, unsplit
410792 Leather; further prepared after tanning or crusting, including parchment-dressed, of bovine (including buffalo) or equine animals, without hair on, other than leather of heading 41.14, not whole hides and skins, but including sides, grain splits
410799 Leather; further prepared after tanning or crusting, incl. parchment-dressed, of bovine (including buffalo) or equine animals, no hair, excluding leather of heading 41.14, and whole hides and skins, and sides, (full grains, unsplit and grain splits)
411200 Leather; further prepared after tanning or crusting, including parchment dressed leather, of sheep or lamb, without wool on, whether or not split, other than leather of heading 41.14
411310 Leather; further prepared after tanning or crusting, including parchment-dressed leather, without hair on, whether or not split, other than leather of heading 41.14, of goats and kids
411320 Leather; further prepared after tanning or crusting, including parchment-dressed leather, without hair on, whether or not split, other than leather of heading 41.14, of swine
411330 Leather; further prepared after tanning or crusting, including parchment-dressed leather, of reptiles, whether or not split, other than leather of heading 41.14
411390 Leather; further prepared after tanning or crusting, including parchment-dressed leather, of animals (other than sheep and lambs, goats and kids, swine and reptiles), without wool or hair on, whether or not split, other than leather of heading 41.14
411410 Leather; chamois (including combination chamois)
411420 Leather; patent leather and laminated patent leather; metallised leather
411510 Leather; composition leather with a basis of leather or leather fibre, in slabs, sheets or strip, whether or not in rolls
411520 Leather; parings and other waste, of leather or composition leather; not suitable for the manufacture of leather articles; leather dust, powder and flour
420100 Saddlery and harness; for any animal (including traces, leads, knee pads, muzzles, saddle cloths, saddle bags, dog coats and the like), of any materials
420211 Cases and containers; trunks, suit-cases, vanity-cases, executive-cases, brief-cases, school satchels and similar containers, with outer surface of leather or of composition leather
420212 Cases and containers; trunks, suit-cases, vanity-cases, executive-cases, brief-cases, school satchels and similar containers, with outer surface of plastics or of textile materials
420219 Cases and containers; trunks, suit-cases, vanity-cases, executive-cases, brief-cases, school satchels and similar containers, of vulcanised fibre or of paperboard, or wholly or mainly covered with such materials or with paper
420221 Cases and containers; handbags (whether or not with shoulder strap and including those without handle), with outer surface of leather or of composition leather
420222 Cases and containers; handbags (whether or not with shoulder strap and including those without handle), with outer surface of sheeting of plastics or of textile materials
420229 Cases and containers; handbags (whether or not with shoulder strap and including those without handle), of vulcanised fibre or of paperboard, or wholly or mainly covered with such materials or with paper
420231 Cases and containers; of a kind normally carried in the pocket or in the handbag, with outer surface of leather or of composition leather
420232 Cases and containers; of a kind normally carried in the pocket or in the handbag, with outer surface of sheeting of plastics or of textile materials
420239 Cases and containers; of a kind normally carried in the pocket or in the handbag, of vulcanised fibre or of paperboard, or wholly or mainly covered with such materials or with paper
420291 Cases and containers; n.e.c. in heading 4202, with outer surface of leather or of composition leather
420292 Cases and containers; n.e.c. in heading 4202, with outer surface of sheeting of plastics or of textile materials
420299 Cases and containers; n.e.c. in heading 4202, of vulcanised fibre or of paperboard, or wholly or mainly covered with such materials or with paper
420310 Apparel; articles of apparel, of leather or of composition leather
420321 Clothing accessories; gloves, mittens and mitts, specially designed for use in sports, of leather or composition leather, padded
420329 Clothing accessories; gloves, mittens and mitts, n.e.c. in heading no. 4203, of leather or composition leather, not specially designed for use in sports
420330 Clothing accessories; belts and bandoliers, of leather or of composition leather
420340 Clothing accessories; of leather or of composition leather, n.e.c. in heading no. 4203
420500 Leather articles; n.e.c. in chapter 42, of leather or composition leather
420600 Articles of gut (other than silk-worm gut), of goldbeater's skin, of bladders or of tendons
430110 Furskins; raw, of mink, whole, with or without head, tail or paws
430130 Furskins; raw, of Astrakhan, Broadtail, Caracul, Persian and similar lamb, Indian, Chinese, Mongolian or Tibetan lamb, whole, with or without head, tail or paws
430160 Furskins; raw, of fox, whole, with or without head, tail or paws
430180 Furskins; raw, of animals n.e.c. in heading no. 4301, whole, with or without head, tail or paws (excluding goods of heading no. 4101, 4102 and 4103)
430190 Furskins; raw, heads, tails, paws and other pieces or cuttings, suitable for furrier's use, excluding goods of heading no. 4101, 4102 and 4103
430211 Furskins; tanned or dressed, of mink, whole, with or without head, tail or paws, not assembled
430219 Furskins; tanned or dressed, whole, with or without head, tail or paws, not assembled, n.e.c. in heading no. 4302, excluding goods or heading no. 4303
430220 Furskins; tanned or dressed, heads, tails, paws and other pieces or cuttings, not assembled, excluding goods of heading no. 4303
430230 Furskins; tanned or dressed, whole skins and pieces or cuttings thereof, assembled, excluding goods of heading no. 4303
430310 Furskin articles; apparel and clothing accessories
430390 Furskin articles; other than apparel and clothing accessories
430400 Fur, artificial; articles thereof
440111 Wood; for fuel, in logs, in billets, in twigs, in faggots or similar forms, whether or not agglomerated, coniferous
440112 Wood; for fuel, in logs, in billets, in twigs, in faggots or similar forms, whether or not agglomerated, non-coniferous
440121 Wood; for fuel, in chips or particles, coniferous, whether or not agglomerated
440122 Wood; for fuel, in chips or particles, non-coniferous, whether or not agglomerated
440131 Wood; for fuel, sawdust and wood waste and scrap, agglomerated in wood pellets
440132 Wood; for fuel, sawdust and wood waste and scrap, agglomerated in wood briquettes
440139 Wood; for fuel, sawdust and wood waste and scrap, agglomerated in logs or similar forms, other than wood pellets or wood briquettes
440141 Wood; for fuel, sawdust and wood waste and scrap, not agglomerated; sawdust
440149 Wood; for fuel, sawdust and wood waste and scrap, not agglomerated and not including sawdust
440210 Wood; charcoal of bamboo, whether or not agglomerated
440220 Wood; charcoal of nut or shell, whether or not agglomerated
440290 Wood; charcoal of wood other than bamboo, nut or shell, whether or not agglomerated
440311 Wood; coniferous species, in the rough, whether or not stripped of bark or sapwood, or roughly squared; treated with paint, stains, creosote or other preservatives
440312 Wood; non-coniferous species, in the rough, whether or not stripped of bark or sapwood, or roughly squared; treated with paint, stains, creosote or other preservatives
440321 Wood; coniferous species, of pine (Pinus spp.), in the rough, whether or not stripped of bark or sapwood, or roughly squared, untreated, of which the smallest cross-sectional dimension is 15 cm or more
440322 Wood; coniferous species, of pine (Pinus spp.), in the rough, whether or not stripped of bark or sapwood, or roughly squared, untreated, of which any cross-sectional dimension is less than 15 cm
440323 Wood; coniferous species, of fir (Abies spp.) and spruce (Picea spp.), in the rough, whether or not stripped of bark or sapwood, or roughly squared, untreated, of which the smallest cross-sectional dimension is 15 cm or more
440324 Wood; coniferous species, of fir (Abies spp.) and spruce (Picea spp.), in the rough, whether or not stripped of bark or sapwood, or roughly squared, untreated, of which any cross-sectional dimension is less than 15 cm
440325 Wood; coniferous species n.e.c. in headings 4403.21 or 4403.23, in the rough, whether or not stripped of bark or sapwood, or roughly squared, untreated, of which the smallest cross-sectional dimension is 15 cm or more
440326 Wood; coniferous species n.e.c in headings 4403.22 or 4403.24, in the rough, whether or not stripped of bark or sapwood, or roughly squared, untreated, of which any cross-sectional dimension is less than 15 cm
440341 Wood, tropical; as specified in Subheading Note 2 to this Chapter, dark red meranti, light red meranti and meranti bakau, in the rough, whether or not stripped of bark or sapwood, or roughly squared, untreated
440342 Wood, tropical; teak, in the rough, whether or not stripped of bark or sapwood, or roughly squared, untreated
440349 Wood, tropical; other than dark red meranti, light red meranti meranti bakau and teak, in the rough, whether or not stripped of bark or sapwood, or roughly squared, untreated
440391 Wood; oak, in the rough, whether or not stripped of bark or sapwood, or roughly squared, untreated
440393 Wood; of beech (Fagus spp.), in the rough, whether or not stripped of bark or sapwood, or roughly squared, untreated, of which the smallest cross-sectional dimension is 15 cm or more
440394 Wood; of beech (Fagus spp.), in the rough, whether or not stripped of bark or sapwood, or roughly squared, untreated, of which any cross-sectional dimension is less than 15 cm
440395 Wood; of birch (Betula spp.), in the rough, whether or not stripped of bark or sapwood, or roughly squared, untreated, of which the smallest cross-sectional dimension is 15 cm or more
440396 Wood; of birch (Betula spp.), in the rough, whether or not stripped of bark or sapwood, or roughly squared, untreated, of which any cross-sectional dimension is less than 15 cm
440397 Wood; of poplar and aspen (Populus spp.), in the rough, whether or not stripped of bark or sapwood, or roughly squared, untreated
440398 Wood; of eucalyptus (Eucalyptus spp.), in the rough, whether or not stripped of bark or sapwood, or roughly squared, untreated
440399 Wood; in the rough, whether or not stripped of bark or sapwood, or roughly squared, untreated, n.e.c. in heading no. 4403
440410 Wood; coniferous, split poles, piles, pickets, stakes, pointed but not sawn lengthwise; sticks for umbrellas, tool handles etc, roughly trimmed but not turned or bent; chipwood etc, hoopwood
440420 Wood; non-coniferous, split poles, piles, pickets, stakes, pointed but not sawn lengthwise; sticks for umbrellas, tool handles etc, roughly trimmed but not turned or bent; chipwood etc, hoopwood
440500 Wood; wood wool and wood flour
440611 Wood; railway or tramway sleepers (cross-ties), not impregnated, coniferous
440612 Wood; railway or tramway sleepers (cross-ties), not impregnated, non-coniferous
440691 Wood; railway or tramway sleepers (cross-ties), impregnated, coniferous
440692 Wood; railway or tramway sleepers (cross-ties), impregnated, non-coniferous
440711 Wood; coniferous species, of pine (Pinus spp.), sawn or chipped lengthwise, sliced or peeled, whether or not planed, sanded or finger-jointed, of a thickness exceeding 6mm
440712 Wood; coniferous species, of fir (Abies spp.) and spruce (Picea spp.), sawn or chipped lengthwise, sliced or peeled, whether or not planed, sanded or finger-jointed, of a thickness exceeding 6mm
440713 Wood; coniferous species, of S-P-F (spruce (Picea spp.), pine (Pinus spp.) and fir (Abies spp.)), sawn or chipped lengthwise, sliced or peeled, whether or not planed, sanded or finger-jointed, of a thickness exceeding 6mm
440714 Wood; coniferous species, of Hem-fir (western hemlock (Tsuga heterophylla) and fir (Abies spp.))
440719 Wood; coniferous species, other than of pine (Pinus spp.) or fir (Abies spp.) or spruce (Picea spp.), sawn or chipped lengthwise, sliced or peeled, whether or not planed, sanded or finger-jointed, of a thickness exceeding 6mm
440721 Wood, tropical; as specified in Subheading Note 2 to this Chapter, mahogany (Swietenia spp.), sawn or chipped lengthwise, sliced or peeled, whether or not planed, sanded or finger-jointed, thicker than 6mm
440722 Wood, tropical; virola, imbuia and balsa, sawn or chipped lengthwise, sliced or peeled, whether or not planed, sanded or finger-jointed, thicker than 6mm
440723 Wood, tropical; teak, sawn or chipped lengthwise, sliced or peeled, planed, square dressed, structural, thicker than 6mm
440725 Wood, tropical; dark red meranti, light red meranti and meranti bakau, sawn or chipped lengthwise, sliced or peeled, whether or not planed, sanded or finger-jointed, thicker than 6mm
440726 Wood, tropical; white lauan, white meranti, white seraya, yellow meranti and alan, sawn or chipped lengthwise, sliced or peeled, whether or not planed, sanded or finger-jointed, thicker than 6mm
440727 Wood, tropical; sapelli, sawn or chipped lengthwise, sliced or peeled, whether or not planed, sanded or finger-jointed, thicker than 6mm
440728 Wood, tropical; iroko, sawn or chipped lengthwise, sliced or peeled, whether or not planed, sanded or finger-jointed, thicker than 6mm
440729 Wood, tropical, n.e.c. in item no. 4407.2, sawn or chipped lengthwise, sliced or peeled, whether or not planed, sanded or finger-jointed, of a thickness exceeding 6mm
440791 Wood; oak (Quercus spp.), sawn or chipped lengthwise, sliced or peeled, whether or not planed, sanded or finger-jointed, thicker than 6mm
440792 Wood; beech (Fagus spp.), sawn or chipped lengthwise, sliced or peeled, whether or not planed, sanded or finger-jointed, thicker than 6mm
440793 Wood; maple (Acer spp.), sawn or chipped lengthwise, sliced or peeled, whether or not planed, sanded or finger-jointed, thicker than 6mm
440794 Wood; cherry (Prunus spp.), sawn or chipped lengthwise, sliced or peeled, whether or not planed, sanded or finger-jointed, thicker than 6mm
440795 Wood; ash (Fraxinus spp.), sawn or chipped lengthwise, sliced or peeled, whether or not planed, sanded or finger-jointed, thicker than 6mm
440796 Wood; of birch (Betula spp.), sawn or chipped lengthwise, sliced or peeled, of a thickness exceeding 6mm, whether or not planed, sanded or finger-jointed
440797 Wood; of poplar and aspen (Populus spp.), sawn or chipped lengthwise, sliced or peeled, of a thickness exceeding 6mm, whether or not planed, sanded or finger-jointed
440799 Wood; sawn or chipped lengthwise, sliced or peeled, of a thickness exceeding 6mm, whether or not planed, sanded or finger-jointed, n.e.c. in heading no. 4407
440810 Wood; coniferous, sheets for veneering (including those obtained by slicing laminated wood), for plywood or similar laminated wood and other wood, sawn lengthwise, sliced or peeled, planed or not, sanded, spliced or end-jointed, not over 6 mm thick
440831 Wood, tropical; as specified in Subheading Note 2 to this Chapter, dark red meranti, light red meranti, meranti bakau, sheets for veneer, plywood or other wood, sawn lengthwise, sliced or peeled, planed or not, sanded or end-jointed, not thicker than 6mm
440839 Wood, of tropical wood; as in Subheading note 2 to this Chapter, n.e.c. in heading no. 4408.31, sheets for veneer or plywood, other wood sawn length wise, sliced or peeled, whether or not planed, sanded or end-jointed, not thicker than 6mm
440890 Wood; n.e.c. in heading no. 4408, sheets for veneer or plywood, other wood sawn lengthwise, sliced or peeled, whether or not planed, sanded or end-jointed, not exceeding 6mm in thickness
440910 Wood; coniferous (including unassembled strips and friezes for parquet flooring), continuously shaped along any edges, ends or faces, whether or not planed, sanded or end-jointed
440921 Wood; bamboo (including unassembled strips and friezes for parquet flooring), continuously shaped along any edges, ends or faces, whether or not planed, sanded or end-jointed
440922 Wood; tropical (including unassembled strips and friezes for parquet flooring), continuously shaped along any edges, ends or faces, whether or not planed, sanded or end-jointed
440929 Wood; non-coniferous, other than bamboo or tropical wood, (including unassembled strips and friezes for parquet flooring), continuously shaped along any edges, ends or faces, whether or not planed, sanded or end-jointed
441011 Particle board of wood, whether or not agglomerated with resins or other organic binding substances
441012 Oriented strand board (OSB) of wood, whether or not agglomerated with resins or other organic binding substances
441019 Wafer board and similar board of wood n.e.c. in item no. 4410.1, whether or not agglomerated with resins or other organic binding substances
441090 Particle board, oriented strand board (OSB) and similar board of ligneous materials other than wood, whether or not agglomerated with resins or other organic binding substances
441112 Medium density fibreboard (MDF), of a thickness not exceeding 5 mm
441113 Medium density fibreboard (MDF), of a thickness exceeding 5 mm but not exceeding 9 mm
441114 Medium density fibreboard (MDF), of a thickness exceeding 9 mm
441192 Fibreboard (other than MDF) of a density exceeding 0.8g/cm3, of wood or other ligneous materials, bonded or not with resins or other organic substances
441193 Fibreboard (other than MDF) of a density exceeding 0.5g/cm3 but not 0.8g/cm3, of wood or other ligneous materials, bonded or not with resins or other organic substances
441194 Fibreboard (other than MDF) of a density not exceeding 0.5g/cm3, of wood or other ligneous materials, bonded or not with resins or other organic substances
441210 Plywood, veneered panels and similar laminated wood; of bamboo
441231 Plywood; consisting only of sheets of wood (not bamboo), each ply 6mm or thinner, with at least one outer ply of tropical wood
441233 Plywood; with sheets of wood only; not bamboo; each ply 6mm or less, with at least one outer ply of alder, ash, beech, birch, cherry, chestnut, elm, eucalyptus, hickory, horse chestnut, lime, maple, oak, plane, poplar, aspen, robinia, tulipwood or walnut
441234 Plywood; consisting only of sheets of wood (not bamboo), each ply 6mm or thinner, with at least one outer ply of non-coniferous wood not listed in subheading 4412.33
441239 Plywood; consisting only of sheets of wood (not bamboo), each ply 6mm or thinner, with both outer plies of coniferous wood
441241 Plywood, veneered panels and similar laminated wood; laminated veneered lumber (LVL); with at least one outer ply of tropical wood
441242 Laminated veneered lumber (LVL); with at least one outer ply of non-coniferous wood
441249 Laminated veneered lumber (LVL); with both outer plies of coniferous wood
441251 Blockboard, laminboard and battenboard; with at least one outer layer of tropical wood
441252 Blockboard, laminboard and battenboard; with at least one outer ply of non-coniferous wood, (not containing particle board)
441259 Blockboard, laminboard and battenboard; with both outer plies of coniferous wood
441291 Plywood; n.e.c. in heading 4412, with at least one outer ply of tropical wood
441292 Plywood; n.e.c. in heading 4412, with at least one outer ply of non-coniferous wood
441299 Plywood; n.e.c. in heading 4412, with both outer plies of coniferous wood
441300 Wood; densified wood, in blocks, plates, strips or profile shapes
441410 Wooden frames; for paintings, photographs, mirrors or similar objects; of tropical wood
441490 Wooden frames; for paintings, photographs, mirrors or similar objects; not of tropical wood
441510 Wood; cases, boxes, crates, drums, similar packings and cable-drums
441520 Wood; pallets, box pallets and other load boards; pallet collars
441600 Wood; casks, barrels, vats, tubs and other coopers' products and parts thereof, of wood, including staves
441700 Wood; tools, tool bodies, tool handles, broom or brush bodies and handles, boot and shoe lasts and trees, of wood
441811 Wood; windows, French-windows and their frames; of tropical wood
441819 Wood; windows, French-windows and their frames; (of other than tropical wood)
441821 Wood; doors and their frames and thresholds, of tropical wood;
441829 Wood; doors and their frames and thresholds, (of other than tropical wood)
441830 wood; posts and beams other than products of subheadings 4418.81 to 4418.89
441840 Wood; shuttering for concrete constructional work
441850 Wood; shingles and shakes
441873 Wood; assembled flooring panels, of bamboo or with at least the top layer (wear layer) of bamboo
441874 Wood; assembled flooring panels, not of bamboo or with at least the top layer (wear layer) of bamboo, for mosaic floors
441875 Wood; assembled flooring panels, not of bamboo or with at least the top layer (wear layer) of bamboo, multilayer
441879 Wood; assembled flooring panels, n.e.c in headings 4418.73, 4418.74 or 4418.75
441881 Wood; engineered structural timber products, glue-laminated timber (glulam)
441882 Wood; engineered structural timber products, cross-laminated timber (CLT or X-lam)
441883 Wood; engineered structural timber products, I beams
441889 Wood; engineered structural timber products, other than glue-laminated timber (glulam), cross-laminated timber (CLT or X-lam), or I beams
441891 Wood; builders' joinery and carpentry of wood n.e.c. in heading no. 4418, of bamboo
441892 Wood; builders' joinery and carpentry of wood n.e.c. in heading no. 4418, cellular wood panels
441899 Wood; builders' joinery and carpentry of wood n.e.c. in heading no. 4418, other than of bamboo or cellular wood panels
441911 Tableware and kitchenware, of wood; of bamboo, bread boards, chopping boards and similar boards
441912 Tableware and kitchenware, of wood; of bamboo, chopsticks
441919 Tableware and kitchenware, of wood; of bamboo, n.e.c. in heading 4419
441920 Tableware and kitchenware, of wood; of tropical wood
441990 Tableware and kitchenware, of wood; not of bamboo or tropical wood
442011 Wood; statuettes and other ornaments, of tropical wood
442019 Wood; statuettes and other ornaments, of other than tropical wood
442090 Wood; marquetry and inlaid wood, caskets and cases for jewellery or cutlery and similar articles of wood, wooden articles of furniture not falling in chapter 94
442110 Wood; clothes hangers
442120 Wood; coffins
442191 Wood; of bamboo, articles n.e.c. in heading no. 4414 to 4420 (excluding clothes hangers)
442199 Wood; not of bamboo, articles n.e.c. in heading no. 4414 to 4420 (excluding clothes hangers)
450110 Cork; natural cork, raw or simply prepared
450190 Cork; waste cork, crushed, granulated or ground cork
450200 Cork; natural cork, debacked or roughly squared, or in rectangular (including square) blocks, plates, sheets or strip, (including sharp-edged blanks for corks or stoppers)
450310 Cork; corks and stoppers, of natural cork
450390 Cork; articles of natural cork other than corks and stoppers
450410 Cork; blocks, plates, sheets and strip, tiles of any shape, solid cylinders (including discs), of agglomerated cork (with or without a binding substance)
450490 Cork; articles of agglomerated cork (with or without a binding substance), n.e.c. in heading no. 4504
460121 Plaiting materials, plaits and similar products of plaiting materials; mats, matting and screens, of bamboo
460122 Plaiting materials, plaits and similar products of plaiting materials; mats, matting and screens, of rattan
460129 Plaiting materials, plaits and similar products of plaiting materials; mats, matting and screens, of vegetable materials other than bamboo or rattan
460192 Plaiting materials, plaits and similar products of plaiting materials; (not mats, matting or screens), of bamboo
460193 Plaiting materials, plaits and similar products of plaiting materials; (not mats, matting or screens), of rattan
460194 Plaiting materials, plaits and similar products of plaiting materials; (not mats, matting or screens), of vegetable materials other than bamboo or rattan
460199 Plaiting materials, plaits and similar products of plaiting materials; products of non-vegetable materials
460211 Basketwork, wickerwork and other articles; of bamboo, made directly to shape from plaiting materials or made up from goods of heading no. 4601
460212 Basketwork, wickerwork and other articles; of rattan, made directly to shape from plaiting materials or made up from goods of heading no. 4601
460219 Basketwork, wickerwork and other articles; of vegetable materials (not bamboo or rattan), made directly to shape from plaiting materials or made up from goods of heading no. 4601; articles of loofah
460290 Basketwork, wickerwork and other articles; of non-vegetable materials, made directly to shape from plaiting materials or made up from goods of heading no. 4601
470100 Wood pulp; mechanical wood pulp
470200 Wood pulp; chemical wood pulp, dissolving grades
470311 Wood pulp; chemical wood pulp, soda or sulphate, (other than dissolving grades), unbleached, of coniferous wood
470319 Wood pulp; chemical wood pulp, soda or sulphate, (other than dissolving grades), unbleached, of non-coniferous wood
470321 Wood pulp; chemical wood pulp, soda or sulphate, (other than dissolving grades), semi-bleached or bleached, of coniferous wood
470329 Wood pulp; chemical wood pulp, soda or sulphate, (other than dissolving grades), semi-bleached or bleached, of non-coniferous wood
470411 Wood pulp; chemical wood pulp, sulphite, (other than dissolving grades), unbleached, of coniferous wood
470419 Wood pulp; chemical wood pulp, sulphite, (other than dissolving grades), unbleached, of non-coniferous wood
470421 Wood pulp; chemical wood pulp, sulphite, (other than dissolving grades), semi-bleached or bleached, of coniferous wood
470429 Wood pulp; chemical wood pulp, sulphite, (other than dissolving grades), semi-bleached or bleached, of non-coniferous wood
470500 Wood pulp; obtained by a combination of mechanical and chemical pulping processes
470610 Pulp; cotton linters pulp
470620 Pulp; of fibres derived from recovered (waste and scrap) paper or paperboard
470630 Pulp; of bamboo
470691 Pulp; of fibrous cellulosic material, other than of bamboo or fibres derived from recovered (waste and scrap) paper or paperboard or from cotton linters pulp, mechanical
470692 Pulp; of fibrous cellulosic material, other than of bamboo or fibres derived from recovered (waste and scrap) paper or paperboard or from cotton linters pulp, chemical
470693 Pulp; of fibrous cellulosic material, other than of bamboo or fibres derived from recovered (waste and scrap) paper or paperboard or from cotton linters pulp, obtained by a combination of mechanical and chemical processes
470710 Paper or paperboard; waste and scrap, of unbleached kraft paper or paperboard or corrugated paper or paperboard
470720 Paper or paperboard; waste and scrap, paper or paperboard made mainly of bleached chemical pulp, not coloured in the mass
470730 Paper or paperboard; waste and scrap, paper or paperboard made mainly of mechanical pulp (e.g. newspapers, journals and similar printed matter)
470790 Paper or paperboard; waste and scrap, of paper or paperboard n.e.c. in heading no. 4707 and of unsorted waste and scrap
480100 Newsprint; made of fibres obtained essentially by a chemi-mechanical process or of a weight, per m2, of more than 57g but not more than 65g, in rolls or sheets
480210 Hand-made paper or paperboard
480220 Uncoated paper and paperboard (not 4801 or 4803); of a kind used as a base for photo-sensitive, heat-sensitive or electro-sensitive paper or paperboard, in rolls or sheets
480240 Uncoated paper and paperboard (not 4801 or 4803); wallpaper base, in rolls or sheets
480254 Uncoated paper and paperboard (not 4801 or 4803); printing, writing or graphic, 10% or less by weight of mechanical or chemi-mechanical processed fibre, weighing less than 40g/m2, in rolls or sheets
480255 Uncoated paper and paperboard (not 4801 or 4803); printing, writing or graphic, 10% or less by weight of mechanical or chemi-mechanical processed fibre, weighing 40g/m2 to 150g/m2, in rolls
480256 Uncoated paper and paperboard (not 4801 or 4803); printing, writing or graphic, 10% or less by weight of mechanical or chemi-mechanical processed fibre, weight 40-150g/m2, in sheets 435mm or less by 297mm or less (unfolded)
480257 Uncoated paper and paperboard (not 4801 or 4803); printing, writing or graphic, 10% or less by weight of mechanical or chemi-mechanical processed fibre, weight 40-150g/m2, n.e.c. in item no. 4802.55 or 4802.56
480258 Uncoated paper and paperboard (not 4801 or 4803); printing, writing or graphic, 10% or less by weight of mechanical or chemi-mechanical processed fibre, weighing more than 150g/m2
480261 Uncoated paper and paperboard (not 4801 or 4803); over 10% by weight of mechanical or chemi-mechanical processed fibre, in rolls
480262 Uncoated paper and paperboard (not 4801 or 4803); over 10% by weight of mechanical or chemi-mechanical processed fibre, in sheets 435mm or less by 297mm or less (unfolded)
480269 Uncoated paper and paperboard (not 4801 or 4803); over 10% by weight of mechanical or chemi-mechanical processed fibre, other than rolls, other than sheets 435mm or less by 297mm or less (unfolded)
480300 Tissue, towel, napkin stock or similar; for household or sanitary use, cellulose, wadding webs of cellulose fibres, in rolls exceeding 36cm in width or rectangular sheets with one side more than 36cm in unfolded state
480411 Kraft paper and paperboard; kraftliner, uncoated, unbleached, in rolls or sheets, other than that of heading no. 4802 or 4803
480419 Kraft paper and paperboard; kraftliner, uncoated, bleached, in rolls or sheets, other than that of heading no. 4802 or 4803
480421 Kraft paper and paperboard; sack kraft paper, uncoated, unbleached, in rolls or sheets, other than that of heading no. 4802 or 4803
480429 Kraft paper and paperboard; sack kraft paper, uncoated, bleached, in rolls or sheets, other than that of heading no. 4802 or 4803
480431 Kraft paper and paperboard; uncoated, unbleached, weight 150g/m2 or less, in rolls or sheets, other than that of heading no. 4802 or 4803
480439 Kraft paper and paperboard; uncoated, bleached, weight 150g/m2 or less, in rolls or sheets, other than that of heading no. 4802 or 4803
480441 Kraft paper and paperboard; uncoated, unbleached, weight more than 150g/m2 but less than 225g/m2, in rolls or sheets, other than that of heading no. 4802 or 4803
480442 Kraft paper and paperboard; uncoated, weight between 150 and 225g/m2, bleached uniformly throughout, more than 95% of total fibre content consists of chemically processed wood fibres, in rolls or sheets
480449 Kraft paper and paperboard; uncoated, weight more than 150g/m2 but less than 225g/m2, in rolls or sheets, n.e.c. in item no. 4804.4, other than that of heading no. 4802 or 4803
480451 Kraft paper and paperboard; uncoated, unbleached, weight 225g/m2 or more, in rolls or sheets, other than that of heading no. 4802 or 4803
480452 Kraft paper and paperboard; uncoated, weight 225g/m2 or more, bleached uniformly throughout, more than 95% of total fibre content consists of chemically processed wood fibres, in rolls or sheets
480459 Kraft paper and paperboard; uncoated, weight 225g/m2 or more, in rolls or sheets, n.e.c. in item no. 4804.5, other than that of heading no. 4802 or 4803
480511 Paper and paperboard; uncoated, semi-chemical fluting paper, rolls or sheets
480512 Paper and paperboard; uncoated, straw fluting paper, rolls or sheets
480519 Paper and paperboard; uncoated, fluting paper other than semi-chemical or straw, rolls or sheets
480524 Paper & paperboard; uncoated, testliner (recycled linerboard), weight 150g/m2, or less, in rolls or sheets
480525 Paper & paperboard; uncoated, testliner (recycled linerboard), weight over 150g/m2, in rolls or sheets
480530 Paper and paperboard; sulphite wrapping paper, uncoated, in rolls or sheets
480540 Paper and paperboard; filter paper and paperboard, uncoated, in rolls or sheets
480550 Paper and paperboard; felt paper and paperboard, uncoated, in rolls or sheets
480591 Paper and paperboard; uncoated, weight 150g/m2 or less, in rolls or sheets, n.e.c. in heading no.4805
480592 Paper and paperboard; uncoated, weight more than 150g/m2 but less than 225 g/m2, in rolls or sheets, n.e.c. in heading no. 4805
480593 Paper and paperboard; uncoated, weight 225/m2 or more, in rolls or sheets, n.e.c. in heading no. 4805
480610 Paper; vegetable parchment, in rolls or sheets
480620 Paper; greaseproof papers, in rolls or sheets
480630 Paper; tracing papers, in rolls or sheets
480640 Paper; glassine and other glazed transparent or translucent papers, in rolls or sheets
480700 Paper and paperboard; composite (made by sticking layers together with an adhesive), not surface-coated or impregnated, whether or not internally reinforced, in rolls or sheets
480810 Paper and paperboard; corrugated, whether or not perforated, in rolls or sheets, other than paper of heading 4803
480840 Paper and paperboard; kraft paper, creped or crinkled, whether or not embossed or perforated, in rolls or sheets, other than paper of heading 4803
480890 Paper and paperboard; other than corrugated (with or without glued flat surface sheets) or kraft paper, creped or crinkled, whether or not embossed or perforated, in rolls or sheets, other than paper of heading 4803
480920 Paper; self-copy paper, whether or not printed, in rolls or sheets
480990 Paper; carbon paper and other copying or transfer papers (including coated or impregnated paper for duplicator stencils or offset plates), whether or not printed, in rolls or sheets
481013 Paper and paperboard; coated with kaolin or other inorganic substances, for printing & writing, graphics, containing no, or not more than 10% by weight of total fibres obtained by mechanical or chemi-mechanical process, in rolls
481014 Paper and paperboard; coated with kaolin or other inorganic substances, for printing/writing/graphics, having 10% or less by weight of total fibres got mechanical/chemi-mechanical process, sheets, sides 435mm or less by 297mm or less, unfolded,
481019 Paper and paperboard; coated with kaolin or other inorganic substances, for printing/writing/graphics, having 10% or less by weight of total fibres got by mechanical/chemi-mechanical process, sides exceeding 435mm and 297mm, unfolded, sheets
481022 Paper and paperboard; coated with kaolin or other inorganic substances only, having more than 10% of mechanical or chemi-mechanical processed fibres, for writing, printing or other graphic purposes, light-weight coated paper, in rolls or sheets
481029 Paper and paperboard; coated with kaolin or other inorganic substances only, having more than 10% of mechanically processed fibres, (excluding light-weight paper), for writing, printing or other graphic purposes, in rolls or sheets
481031 Kraft paper and paperboard; uniformly bleached throughout, coated with inorganic substances, more than 95% of chemically processed wood fibres, weight 150g/m2 or less, for non-graphic purposes, in rolls or sheets
481032 Kraft paper and paperboard; uniformly bleached throughout, coated with inorganic substances, more than 95% of chemically processed wood fibres, weight more than 150g/m2, for non-graphic purposes, in rolls or sheets
481039 Kraft paper and paperboard; coated with kaolin or other inorganic substances only, for non-graphic purposes, n.e.c. in item no. 4810.31 and 4810.32, in rolls or sheets
481092 Paper and paperboard; multi-ply, coated with kaolin or other inorganic substances only, for non-graphic purposes, n.e.c. in heading no. 4810, in rolls or sheets
481099 Paper and paperboard; coated with inorganic substances only, whether or not surface-coloured, surface-decorated or printed, n.e.c. in heading no. 4810, in rolls or sheets
481110 Paper and paperboard; tarred, bituminised or asphalted, in rolls or sheets, other than goods of heading no. 4803, 4809, or 4810
481141 Paper and paperboard; self-adhesive, in rolls or sheets, other than goods of heading no. 4803, 4809, or 4810
481149 Paper and paperboard; gummed or adhesive paper and paperboard (excluding self-adhesive), in rolls or sheets, other than goods of heading no. 4803, 4809, or 4810
481151 Paper and paperboard; coated, impregnated or covered with plastics (excluding adhesives), bleached, weighing more than 150g/m2, other than goods of heading no. 4803, 4809, or 4810
481159 Paper and paperboard; coated, impregnated or covered with plastics (excluding adhesives), other than bleached and weighing more than 150g/m2, other than goods of heading no. 4803, 4809, or 4810
481160 Paper and paperboard; coated, impregnated or covered with wax, paraffin wax, stearin, oil or glycerol, other than goods of heading no. 4803, 4809, or 4810
481190 Paper, paperboard, cellulose wadding and webs of soft cellulose fibres; coated, impregnated, covered, surface-decorated or surface-coloured, n.e.c. in heading no. 4811, in rolls or sheets
481200 Paper pulp; filter blocks, slabs and plates of paper pulp
481310 Paper, cigarette; in the form of booklets or tubes
481320 Paper, cigarette; in rolls of a width not exceeding 5cm
481390 Paper, cigarette; (other than in rolls of a width not exceeding 5cm, or in booklets or tubes)
481420 Wallpaper and similar wall coverings; coated or covered on the face side, with a grained, embossed, coloured, design-printed or otherwise decorated layer of plastics
481490 Wallpaper and similar wall coverings and window transparencies of paper; n.e.c. in heading 4814
481620 Paper; self-copy paper (other than those of heading no. 4809), whether or not put up in boxes
481690 Paper; carbon paper and other copying or transfer papers (other than those of heading no. 4809), n.e.c. in item no. 4816.20
481710 Paper and paperboard; envelopes
481720 Paper and paperboard; letter cards, plain postcards and correspondence cards
481730 Paper and paperboard; boxes, pouches, wallets and writing compendiums containing an assortment of paper stationery
481810 Paper articles; toilet paper
481820 Paper articles; handkerchiefs, cleansing or facial tissues and towels
481830 Paper articles; tablecloths and serviettes, of paper, cellulose wadding or fibres
481850 Paper articles; apparel and clothing accessories of paper, cellulose wadding or fibres
481890 Paper articles; articles of paper, cellulose wadding or fibres, n.e.c. in heading no. 4818
481910 Paper and paperboard; cartons, boxes and cases, of corrugated paper or paperboard
481920 Paper and paperboard; folding cartons, boxes and cases, of non-corrugated paper or paperboard
481930 Paper and paperboard; sacks and bags of paper, paperboard, cellulose wadding or fibres, having a base of a width of 40cm or more
481940 Paper and paperboard; sacks and bags, including cones, of paper, paperboard, cellulose wadding or fibres, having a base width less than 40cm
481950 Paper and paperboard; packing containers, including record sleeves, of paper, paperboard, cellulose wadding or fibres, n.e.c. in heading no. 4819
481960 Paper and paperboard; box files, letter trays, storage boxes and similar articles, used in offices, shops or the like of paper, paperboard, cellulose wadding or webs of cellulose fibres
482010 Paper and paperboard; registers, account books, note books, order books, receipt books, letter pads, memorandum pads, diaries and similar articles
482020 Paper and paperboard; exercise books
482030 Paper and paperboard; binders, folders and file covers
482040 Paper and paperboard; manifold business forms and interleaved carbon sets
482050 Paper and paperboard; albums for samples or for collections
482090 Paper or paperboard; stationery n.e.c. in heading no. 4820
482110 Paper and paperboard; labels or all kinds, printed
482190 Paper and paperboard; labels of all kinds, unprinted
482210 Paper pulp, paper or paperboard; bobbins, spools, cops and similar supports, of a kind used for winding textile yarn (whether or not perforated or hardened)
482290 Paper pulp, paper or paperboard; bobbins, spools, cops and similar supports, other than of a kind used for winding textile yarn (whether or not perforated or hardened)
482320 Paper and paperboard; filter paper and paperboard
482340 Paper and paperboard; rolls, sheets and dials, printed for self-recording apparatus
482361 Paper and paperboard; trays, dishes, plates, cups and the like, of bamboo paper or paperboard
482369 Paper and paperboard; trays, dishes, plates, cups and the like, of paper or paperboard other than of bamboo
482370 Paper pulp; moulded or pressed articles or paper pulp
482390 Paper pulp, paper, paperboard, cellulose wadding or webs of cellulose fibres; articles n.e.c. in heading no. 4823
490110 Printed matter; in single sheets, whether or not folded
490191 Printed matter; dictionaries, encyclopaedias and serial instalments thereof
490199 Printed matter; books, brochures, leaflets and similar printed matter n.e.c. in item no. 4901.10 or 4901.91
490210 Newspapers, journals and periodicals; whether or not illustrated or containing advertising material, appearing at least four times a week
490290 Newspapers, journals and periodicals; whether or not illustrated or containing advertising material, appearing less frequently than four times a week
490300 Printed matter; children's picture, drawing or colouring books
490400 Music; printed or in manuscript, whether or not bound or illustrated
490520 Maps and hydrographic or similar charts; printed in book form, including atlases, topographical plans and similar
490590 Maps and hydrographic or similar charts; (printed other than in book form), including wall maps, topographical plans and similar
490600 Plans and drawings; for architectural, engineering, industrial, commercial, topographical or similar, being originals drawn by hand; hand-written texts; photo- graphic reproductions; their carbon copies
490700 Unused postage, revenue or similar stamps of current or new issue in the country in which they have, or will have, a recognised face value; stamp-impressed paper; cheque forms; banknotes, stock, share or bond certificates and the like of similar title
490810 Printed matter; transfers (decalcomanias), vitrifiable
490890 Printed matter; transfers (decalcomanias), other than vitrifiable
490900 Printed or illustrated postcards; printed cards bearing personal greetings, messages or announcements, whether or not illustrated, with or without envelopes or trimmings
491000 Calendars; printed, of any kind, including calendar blocks
491110 Printed matter; trade advertising material, commercial catalogues and the like
491191 Printed matter; pictures, designs and photographs, n.e.c. in item no. 4911.10
491199 Printed matter; n.e.c. in heading no. 4911
500100 Silk; silk-worm cocoons suitable for reeling
500200 Silk; raw silk (not thrown)
500300 Silk waste (including cocoons unsuitable for reeling, yarn waste and garnetted stock)
500400 Silk; yarn (other than yarn spun from silk waste), not put up for retail sale
500500 Silk; yarn spun from silk waste, not put up for retail sale
500600 Silk yarn and yarn spun from silk waste; put up for retail sale, and silk-worm gut
500710 Silk; woven fabrics of noil silk
500720 Silk; woven fabrics, containing 85% or more by weight of silk or of silk waste other than noil silk
500790 Silk; woven fabrics n.e.c. in heading no. 5007
510111 Wool; (not carded or combed), greasy (including fleece-washed wool), shorn
510119 Wool; (other than shorn), greasy (including fleece-washed wool), not carded or combed
510121 Wool; (not carded or combed), degreased, (not carbonised), shorn
510129 Wool; (not carded or combed), degreased, (not carbonised), (other than shorn)
510130 Wool; (not carded or combed), carbonised
510211 Hair; fine animal hair, not carded or combed, of kashmir (cashmere) goats
510219 Hair; fine animal hair, not carded or combed, other than of kashmir (cashmere) goats
510220 Hair; coarse animal hair, not carded or combed
510310 Wool and hair; noils of wool or of fine animal hair, including yarn waste, but excluding garnetted stock
510320 Wool and hair; waste of wool or of fine animal hair, including yarn waste, but excluding garnetted stock and noils of wool or of fine animal hair
510330 Wool and hair; waste of coarse animal hair, including yarn waste, but excluding garnetted stock
510400 Wool and hair; garnetted stock of wool or of fine or coarse animal hair
510510 Wool; carded
510521 Wool; wool tops and other combed wool, in fragments
510529 Wool; wool tops and other combed wool, other than in fragments
510531 Hair; fine animal hair, carded or combed, of kashmir (cashmere) goats
510539 Hair; fine animal hair, carded or combed, other than of kashmir (cashmere) goats
510540 Hair; coarse animal hair, carded or combed
510610 Yarn; of carded wool, containing 85% or more by weight of wool, not put up for retail sale
510620 Yarn; of carded wool, containing less than 85% by weight of wool, not put up for retail sale
510710 Yarn; of combed wool, containing 85% or more by weight of wool, not put up for retail sale
510720 Yarn; of combed wool, containing less than 85% by weight of wool, not put up for retail sale
510810 Yarn; of fine animal hair, carded, not put up for retail sale
510820 Yarn; of fine animal hair, combed, not put up for retail sale
510910 Yarn; of wool or of fine animal hair, containing 85% or more by weight of wool or fine animal hair, put up for retail sale
510990 Yarn; of wool or of fine animal hair, containing less than 85% by weight of wool or fine animal hair, put up for retail sale
511000 Yarn; of coarse animal hair or of horsehair (including gimped horsehair yarn), whether or not put up for retail sale
511111 Fabrics, woven; of carded wool or of carded fine animal hair, containing 85% or more by weight of wool or of fine animal hair, of a weight not exceeding 300g/m2
511119 Fabrics, woven; of carded wool or of carded fine animal hair, containing 85% or more by weight of wool or of fine animal hair, of a weight exceeding 300g/m2
511120 Fabrics, woven; of carded wool or carded fine animal hair, containing less than 85% by weight of wool or fine animal hair, mixed mainly or solely with man-made filaments
511130 Fabrics, woven; of carded wool or carded fine animal hair, containing less than 85% by weight of wool or fine animal hair, mixed mainly or solely with man-made staple fibres
511190 Fabrics, woven; of carded wool or carded fine animal hair, containing less than 85% by weight of wool or fine animal hair, mixed mainly or solely with fibres n.e.c. in heading no. 5111
511211 Fabrics, woven; of combed wool or combed fine animal hair, containing 85% or more by weight of wool or fine animal hair, of a weight not exceeding 200g/m2
511219 Fabrics, woven; of combed wool or combed fine animal hair, containing 85% or more by weight of wool or fine animal hair, of a weight exceeding 200g/m2
511220 Fabrics, woven; of combed wool or combed fine animal hair, containing less than 85% by weight of wool or fine animal hair, mixed mainly or solely with man-made filaments
511230 Fabrics, woven; of combed wool or combed fine animal hair, containing less than 85% by weight of wool or fine animal hair, mixed mainly or solely with man-made staple fibres
511290 Fabrics, woven; of combed wool or combed fine animal hair, containing less than 85% by weight of wool or fine animal hair, mixed mainly or solely with fibres n.e.c. in heading no. 5112
511300 Fabrics, woven; of coarse animal hair or of horsehair
520100 Cotton; not carded or combed
520210 Cotton; yarn waste (including thread waste)
520291 Cotton; garnetted stock waste
520299 Cotton; waste other than garnetted stock and yarn (including thread) waste
520300 Cotton; carded or combed
520411 Cotton; sewing thread, containing 85% or more by weight of cotton, not put up for retail sale
520419 Cotton; sewing thread, containing less than 85% by weight of cotton, not put up for retail sale
520420 Cotton; sewing thread, put up for retail sale
520511 Cotton yarn; (not sewing thread), single, of uncombed fibres, 85% or more by weight of cotton, measuring 714.29 decitex or more, (not exceeding 14 metric number), not for retail sale
520512 Cotton yarn; (not sewing thread), single, of uncombed fibres, 85% or more by weight of cotton, less than 714.29 but not less than 232.56 decitex (exceeding 14 but not exceeding 43 metric number), not for retail sale
520513 Cotton yarn; (not sewing thread), single, of uncombed fibres, 85% or more by weight of cotton, less than 232.56 but not less than 192.31 decitex (exceeding 43 but not exceeding 52 metric number), not for retail sale
520514 Cotton yarn; (not sewing thread), single, of uncombed fibres, 85% or more by weight of cotton, less than 192.31 but not less than 125 decitex (exceeding 52 but not exceeding 80 metric number), not for retail sale
520515 Cotton yarn; (not sewing thread), single, of uncombed fibres, 85% or more by weight of cotton, measuring less than 125 decitex (exceeding 80 metric number), not for retail sale
520521 Cotton yarn; (not sewing thread), single, of combed fibres, 85% or more by weight of cotton, measuring 714.29 decitex or more, (not exceeding 14 metric number), not for retail sale
520522 Cotton yarn; (not sewing thread), single, of combed fibres, 85% or more by weight of cotton, less than 714.29 but not less than 232.56 decitex (exceeding 14 but not exceeding 43 metric number), not for retail sale
520523 Cotton yarn; (not sewing thread), single, of combed fibres, 85% or more by weight of cotton, less than 232.56 but not less than 192.31 decitex (exceeding 43 but not exceeding 52 metric number), not for retail sale
520524 Cotton yarn; (not sewing thread), single, of combed fibres, 85% or more by weight of cotton, less than 192.31 but not less than 125 decitex (exceeding 52 but not exceeding 80 metric number), not for retail sale
520526 Cotton yarn; (not sewing thread), single, of combed fibres, 85% or more by weight of cotton, less than 125 but not less than 106.38 decitex (over 80 but not over 94 metric number), not for retail sale
520527 Cotton yarn; (not sewing thread), single, of combed fibres, 85% or more by weight of cotton, less than 106.38 but not less than 83.33 decitex (over 94 but not over 120 metric number), not for retail sale
520528 Cotton yarn; (not sewing thread), single, of combed fibres, 85% or more by weight of cotton, measuring less than 83.33 decitex (exceeding 120 metric number), not for retail sale
520531 Cotton yarn; (not sewing thread), multiple or cabled, of uncombed fibres, 85% or more by weight of cotton, 714.29 decitex or more (not exceeding 14 metric number) per single yarn, not for retail sale
520532 Cotton yarn; (not sewing thread), multiple or cabled, of uncombed fibres, 85% or more by weight of cotton, 714.28 to 232.56 decitex (15 to 43 metric number) per single yarn, not for retail sale
520533 Cotton yarn; (not sewing thread), multiple or cabled, of uncombed fibres, 85% or more by weight of cotton, 232.55 to 192.31 decitex (44 to 52 metric number) per single yarn, not for retail sale
520534 Cotton yarn; (not sewing thread), multiple or cabled, of uncombed fibres, 85% or more by weight of cotton, 192.30 to 125 decitex (53 to 80 metric number) per single yarn, not for retail sale
520535 Cotton yarn; (not sewing thread), multiple or cabled, of uncombed fibres, 85% or more by weight of cotton, less than 125 decitex (exceeding 80 metric number), per single yarn, not for retail sale
520541 Cotton yarn; (not sewing thread), multiple or cabled, of combed fibres, 85% or more by weight of cotton, 714.29 decitex or more (not exceeding 14 metric number) per single yarn, not for retail sale
520542 Cotton yarn; (not sewing thread), multiple or cabled, of combed fibres, 85% or more by weight of cotton, 714.28 to 232.56 decitex (15 to 43 metric number) per single yarn, not for retail sale
520543 Cotton yarn; (not sewing thread), multiple or cabled, of combed fibres, 85% or more by weight of cotton, 232.55 to 192.31 decitex (44 to 52 metric number) per single yarn, not for retail sale
520544 Cotton yarn; (not sewing thread), multiple or cabled, of combed fibres, 85% or more by weight of cotton, 192.30 to 125 decitex (53 to 80 metric number) per single yarn, not for retail sale
520546 Cotton yarn; (not sewing thread), multiple or cabled, of combed fibres, 85% or more by weight of cotton, 124 to 106.38 decitex (81 to 94 metric number) per single yarn, not for retail sale
520547 Cotton yarn; (not sewing thread), multiple or cabled, of combed fibres, 85% or more by weight of cotton, 106.37 to 83.33 decitex (95 to 120 metric number) per single yarn, not for retail sale
520548 Cotton yarn; (not sewing thread), multiple or cabled, of combed fibres, 85% or more by weight of cotton, less than 83.33 decitex (exceeding 120 metric number) per single yarn, not for retail sale
520611 Cotton yarn; (not sewing thread), single, of uncombed fibres, less than 85% by weight of cotton, measuring 714.29 decitex or more (not exceeding 14 metric number), not for retail sale
520612 Cotton yarn; (not sewing thread), single, of uncombed fibres, less than 85% by weight of cotton, less than 714.29 but not less than 232.56 decitex (exceeding 14 but not exceeding 43 metric number), not for retail sale
520613 Cotton yarn; (not sewing thread), single, of uncombed fibres, less than 85% by weight of cotton, less than 232.56 but not less than 192.31 decitex (exceeding 43 but not exceeding 52 metric number), not for retail sale
520614 Cotton yarn; (not sewing thread), single, of uncombed fibres, less than 85% by weight of cotton, less than 192.31 but not less than 125 decitex (exceeding 52 but not exceeding 80 metric number), not for retail sale
520615 Cotton yarn; (not sewing thread), single, of uncombed fibres, less than 85% by weight of cotton, measuring less than 125 decitex (exceeding 80 metric number), not for retail sale
520621 Cotton yarn; (not sewing thread), single, of combed fibres, less than 85% by weight of cotton, measuring 714.29 decitex or more, (not exceeding 14 metric number), not for retail sale
520622 Cotton yarn; (not sewing thread), single, of combed fibres, less than 85% by weight of cotton, less than 714.29 but not less than 232.56 decitex (exceeding 14 but not exceeding 43 metric number), not for retail sale
520623 Cotton yarn; (not sewing thread), single, of combed fibres, less than 85% by weight of cotton, less than 232.56 but not less than 192.31 decitex (exceeding 43 but not exceeding 52 metric number), not for retail sale
520624 Cotton yarn; (not sewing thread), single, of combed fibres, less than 85% by weight of cotton, less than 192.31 but not less than 125 decitex (exceeding 52 but not exceeding 80 metric number), not for retail sale
520625 Cotton yarn; (not sewing thread), single, of combed fibres, less than 85% by weight of cotton, measuring less than 125 decitex (exceeding 80 metric number), not for retail sale
520631 Cotton yarn; (not sewing thread), multiple or cabled, of uncombed fibres, less than 85% by weight of cotton, 714.29 decitex or more (not exceeding 14 metric number) per single yarn, not for retail sale
520632 Cotton yarn; (not sewing thread), multiple or cabled, of uncombed fibres, less than 85% by weight of cotton, 714.28 to 232.56 decitex (15 to 43 metric number) per single yarn, not for retail sale
520633 Cotton yarn; (not sewing thread), multiple or cabled, of uncombed fibres, less than 85% by weight of cotton, 232.55 to 192.31 decitex (44 to 52 metric number) per single yarn, not for retail sale
520634 Cotton yarn; (not sewing thread), multiple or cabled, of uncombed fibres, less than 85% by weight of cotton, 192.30 to 125 decitex (53 to 80 metric number) per single yarn, not for retail sale
520635 Cotton yarn; (not sewing thread), multiple or cabled, of uncombed fibres, less than 85% by weight of cotton, less than 125 decitex (exceeding 80 metric number) per single yarn, not for retail sale
520641 Cotton yarn; (not sewing thread), multiple or cabled, of combed fibres, less than 85% by weight of cotton, 714.29 decitex or more (not exceeding 14 metric number) per single yarn, not for retail sale
520642 Cotton yarn; (not sewing thread), multiple or cabled, of combed fibres, less than 85% by weight of cotton, 714.28 to 232.56 decitex (15 to 43 metric number) per single yarn, not for retail sale
520643 Cotton yarn; (not sewing thread), multiple or cabled, of combed fibres, less than 85% by weight of cotton, 232.55 to 192.31 decitex (44 to 52 metric number) per single yarn, not for retail sale
520644 Cotton yarn; (not sewing thread), multiple or cabled, of combed fibres, less than 85% by weight of cotton, 192.30 to 125 decitex (53 to 80 metric number) per single yarn, not for retail sale
520645 Cotton yarn; (not sewing thread), multiple or cabled, of combed fibres, less than 85% by weight of cotton, less than 125 decitex (exceeding 80 metric number) per single yarn, not for retail sale
520710 Cotton yarn; (not sewing thread), containing 85% or more by weight of cotton, put up for retail sale
520790 Cotton yarn; (not sewing thread), containing less than 85% by weight of cotton, put up for retail sale
520811 Fabrics, woven; containing 85% or more by weight of cotton, unbleached, plain weave, weighing not more than 100g/m2
520812 Fabrics, woven; containing 85% or more by weight of cotton, unbleached, plain weave, weighing more than 100g/m2 but not more than 200g/m2
520813 Fabrics, woven; containing 85% or more by weight of cotton, unbleached, 3-thread or 4-thread twill, including cross twill, weighing not more than 200g/m2
520819 Fabrics, woven; containing 85% or more by weight of cotton, unbleached, of weaves n.e.c. in item no. 5208.1, weighing not more than 200g/m2
520821 Fabrics, woven; containing 85% or more by weight of cotton, bleached, plain weave, weighing not more than 100g/m2
520822 Fabrics, woven; containing 85% or more by weight of cotton, bleached, plain weave, weighing more than 100g/m2 but not more than 200g/m2
520823 Fabrics, woven; containing 85% or more by weight of cotton, bleached, 3-thread or 4-thread twill, including cross twill, weighing not more than 200g/m2
520829 Fabrics, woven; containing 85% or more by weight of cotton, bleached, of weaves n.e.c. in item no. 5208.2, weighing not more than 200g/m2
520831 Fabrics, woven; containing 85% or more by weight of cotton, dyed, plain weave, weighing not more than 100g/m2
520832 Fabrics, woven; containing 85% or more by weight of cotton, dyed, plain weave, weighing more than 100g/m2 but not more than 200g/m2
520833 Fabrics, woven; containing 85% or more by weight of cotton, dyed, 3-thread or 4-thread twill, including cross twill, weighing not more than 200g/m2
520839 Fabrics, woven; containing 85% or more by weight of cotton, dyed, of weaves n.e.c. in item no. 5208.3 weighing not more than 200g/m2
520841 Fabrics, woven; containing 85% or more by weight of cotton, of yarns of different colours, plain weave, weighing not more than 100g/m2
520842 Fabrics, woven; containing 85% or more by weight of cotton, of yarns of different colours, weighing more than 100g/m2 but not more than 200g/m2
520843 Fabrics, woven; containing 85% or more by weight of cotton, of yarns of different colours, 3-thread or 4-thread twill, including cross twill, weighing not more than 200g/m2
520849 Fabrics, woven; containing 85% or more by weight of cotton, of yarns of different colours, of weaves n.e.c. in item no. 5208.4, weighing not more than 200g/m2
520851 Fabrics, woven; containing 85% or more by weight of cotton, printed, plain weave, weighing not more than 100g/m2
520852 Fabrics, woven; containing 85% or more by weight of cotton, printed, plain weave, weighing more than 100g/m2 but not more than 200g/m2
520859 Fabrics, woven; containing 85% or more by weight of cotton, printed, of weaves n.e.c. in item no. 5208.5, weighing not more than 200g/m2
520911 Fabrics, woven; containing 85% or more by weight of cotton, unbleached, plain weave, weighing more than 200g/m2
520912 Fabrics, woven; containing 85% or more by weight of cotton, unbleached, 3-thread or 4-thread twill, including cross twill, weighing more than 200g/m2
520919 Fabrics, woven; containing 85% or more by weight of cotton, unbleached, of weaves n.e.c. in item no. 5209.1, weighing more than 200g/m2
520921 Fabrics, woven; containing 85% or more by weight of cotton, bleached, plain weave, weighing more than 200g/m2
520922 Fabrics, woven; containing 85% or more by weight of cotton, bleached, 3-thread or 4-thread twill, including cross twill, weighing more than 200g/m2
520929 Fabrics, woven; containing 85% or more by weight of cotton, bleached, of weaves n.e.c. in item no. 5209.2, weighing more than 200g/m2
520931 Fabrics, woven; containing 85% or more by weight of cotton, dyed, plain weave, weighing more than 200g/m2
520932 Fabrics, woven; containing 85% or more by weight of cotton, dyed, 3-thread or 4-thread twill, including cross twill, weighing more than 200g/m2
520939 Fabrics, woven; containing 85% or more by weight of cotton, dyed, of weaves n.e.c. in item no. 5209.3, weighing more than 200g/m2
520941 Fabrics, woven; containing 85% or more by weight of cotton, of yarns of different colours, plain weave, weighing more than 200g/m2
520942 Fabrics, woven; containing 85% or more by weight of cotton, of yarns of different colours, weighing more than 200g/m2, denim
520943 Fabrics, woven; containing 85% or more by weight of cotton, of yarns of different colours, 3-thread or 4-thread twill, including cross twill, weighing more than 200g/m2
520949 Fabrics, woven; containing 85% or more by weight of cotton, of yarns of different colours, of weaves n.e.c. in item no. 5209.4, weighing more than 200g/m2
520951 Fabrics, woven; containing 85% or more by weight of cotton, printed, plain weave, weighing more than 200g/m2
520952 Fabrics, woven; containing 85% or more by weight of cotton, printed, 3-thread or 4-thread twill, including cross twill, weighing more than 200g/m2
520959 Fabrics, woven; containing 85% or more by weight of cotton, printed, of weaves n.e.c. in item no. 5209.5, weighing more than 200g/m2
521011 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, unbleached, plain weave, weighing 200g/m2 or less
521019 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, unbleached, of weaves n.e.c. in item no. 5210.1, weighing 200g/m2 or less
521021 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, bleached, plain weave, weighing 200g/m2 or less
521029 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing 200g/m2 or less, bleached, of weaves n.e.c. in item no. 5210.2
521031 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing 200g/m2 or less, dyed, plain weave
521032 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing 200g/m2 or less, dyed, 3-thread or 4-thread twill, including cross twill
521039 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing 200g/m2 or less, dyed, of weaves n.e.c. in item no. 5210.3
521041 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing 200g/m2 or less, of yarns of different colours, plain weave
521049 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing 200g/m2 or less, of yarns of different colours, of weaves n.e.c. in item no. 5210.4
521051 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing 200g/m2 or less, printed, plain weave
521059 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing 200g/m2 or less, printed, of weaves n.e.c. in item no. 5210.5
521111 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, unbleached, plain weave, weighing more than 200g/m2
521112 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, unbleached, 3- or 4-thread twill, including cross twill, weighing more than 200g/m2
521119 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, unbleached, of weaves n.e.c. in item no. 5211.1, weighing more than 200g/m2
521120 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing more than 200g/m2, bleached
521131 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing more than 200g/m2, dyed, plain weave
521132 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing more than 200g/m2, dyed, 3-thread or 4-thread twill, including cross twill
521139 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing more than 200g/m2, dyed, of weaves n.e.c. in item no. 5211.3
521141 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing more than 200g/m2, of yarns of different colours, plain weave
521142 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing more than 200g/m2, of yarns of different colours, denim
521143 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing more than 200g/m2, of yarns of different colours, 3-thread or 4-thread twill, including cross twill
521149 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing more than 200g/m2, of yarns of different colours, of weaves n.e.c. in item no. 5211.4
521151 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing more than 200g/m2, printed, plain weave
521152 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing more than 200g/m2, printed, 3-thread or 4-thread twill, including cross twill
521159 Fabrics, woven; containing less than 85% by weight of cotton, mixed mainly or solely with man-made fibres, weighing more than 200g/m2, printed, of weaves n.e.c. in item no. 5211.5
521211 Fabrics, woven; of cotton, unbleached, weighing not more than 200g/m2, n.e.c. in chapter 52
521212 Fabrics, woven; of cotton, bleached, weighing not more than 200g/m2, n.e.c. in chapter 52
521213 Fabrics, woven; of cotton, dyed, weighing not more than 200g/m2, n.e.c. in chapter 52
521214 Fabrics, woven; of cotton, of yarns of different colours, weighing not more than 200g/m2, n.e.c. in chapter 52
521215 Fabrics, woven; of cotton, printed, weighing not more than 200g/m2, n.e.c. in chapter 52
521221 Fabrics, woven; of cotton, unbleached, weighing more than 200g/m2, n.e.c. in chapter 52
521222 Fabrics, woven; of cotton, bleached, weighing more than 200g/m2, n.e.c. in chapter 52
521223 Fabrics, woven; of cotton, dyed, weighing more than 200g/m2, n.e.c. in chapter 52
521224 Fabrics, woven; of cotton, of yarns of different colours, weighing more than 200g/m2, n.e.c. in chapter 52
521225 Fabrics, woven; of cotton, printed, weighing more than 200g/m2, n.e.c. in chapter 52
530110 Flax; raw or retted, but not spun
530121 Flax; broken or scutched, but not spun
530129 Flax; hackled or otherwise processed, but not spun
530130 Flax; tow and waste, including yarn waste and garnetted stock
530210 Hemp (cannabis sativa L.); raw or retted, but not spun
530290 Hemp (cannabis sativa L.); processed (other than retted) (but not spun), true hemp tow and waste (including yarn waste and garnetted stock)
530310 Jute and other textile bast fibres; raw or retted, but not spun, (excluding flax, hemp (cannabis sativa L.), and ramie)
530390 Jute and other textile bast fibres; processed but not spun, tow and waste of these fibres, including yarn waste and garnetted stock (excluding flax, hemp (cannabis sativa L.), and ramie)
530500 Coconut, abaca (Manila hemp or Musa textilis Nee), ramie and other vegetable textile fibres n.e.c., raw or processed but not spun; tow, noils and waste of these fibres (including yarn waste and garnetted stock)
530610 Yarn; of flax, single
530620 Yarn; of flax, multiple (folded) or cabled
530710 Yarn; of jute or of other textile bast fibres, single
530720 Yarn; of jute or of other textile bast fibres, multiple (folded) or cabled
530810 Yarn; of coir
530820 Yarn; of hemp (cannabis sativa L.)
530890 Yarn; of vegetable textile fibres n.e.c. in heading no. 5306, 5307 and 5308
530911 Fabrics, woven; of flax, containing 85% or more flax, unbleached or bleached
530919 Fabrics, woven; of flax, containing 85% or more flax, other than bleached or unbleached
530921 Fabrics, woven; of flax, containing less than 85% flax, unbleached or bleached
530929 Fabrics, woven; of flax, containing less than 85% flax, other than unbleached or bleached
531010 Fabrics, woven; of jute or of other textile bast fibres of heading no. 5303, unbleached
531090 Fabrics, woven; of jute or of other textile bast fibres of heading no. 5303, other than unbleached
531100 Fabrics, woven; of vegetable textile fibres n.e.c. in heading no. 5309 and 5310, woven fabrics of paper yarn
540110 Sewing thread; of synthetic filaments, whether or not put up for retail sale
540120 Sewing thread; of artificial filaments, whether or not put up for retail sale
540211 Yarn, synthetic; filament, monofilament (less than 67 decitex), of high tenacity yarn of nylon or other polyamides, textured or not; of aramids, not for retail sale, not sewing thread
540219 Yarn, synthetic; filament, monofilament (less than 67 decitex), of high tenacity nylon or other polyamides, textured or not; other than aramids, not for retail sale, not sewing thread
540220 Yarn, synthetic; filament, monofilament (less than 67 decitex), of high tenacity yarn of polyesters, whether or not textured, not for retail sale, not sewing thread
540231 Yarn, synthetic; filament, monofilament (less than 67 decitex), textured, of nylon or other polyamides, measuring per single yarn not more than 50 decitex, not for retail sale, not sewing thread
540232 Yarn, synthetic; filament, monofilament (less than 67 decitex), textured, of nylon or other polyamides, measuring per single yarn more than 50 decitex, not for retail sale, not sewing thread
540233 Yarn, synthetic; filament, monofilament (less than 67 decitex), textured, of polyesters, not for retail sale, not sewing thread
540234 Yarn, synthetic; filament, monofilament (less than 67 decitex), textured, of polypropylene, not for retail sale, not sewing thread
540239 Yarn, synthetic; filament, monofilament (less than 67 decitex), textured, other than of nylon or other polymides, polyesters, or polypropylene, not for retail sale, not sewing thread
540244 Yarn, synthetic; filament, monofilament (less than 67 decitex), other than high tenacity or textured yarn, elastomeric, single, untwisted or twisted 50 turns or less per metre, not for retail sale, not sewing thread
540245 Yarn, synthetic; filament, monofilament (less than 67 decitex), of nylon or other polymides (not high tenacity or textured), single, untwisted or twisted 50 turns or less per metre, not for retail sale, not sewing thread
540246 Yarn, synthetic; filament, monofilament (less than 67 decitex), of polyesters (not high tenacity or textured), partially oriented, single, untwisted or twisted 50 turns or less per metre, not for retail sale, not sewing thread
540247 Yarn, synthetic; filament, monofilament (less than 67 decitex), polyesters (not high tenacity or textured), not partially oriented, single, untwisted or twisted 50 turns or less per metre, not for retail sale, not sewing thread
540248 Yarn, synthetic; filament, monofilament (less than 67 decitex), of polypropylene (not high tenacity or textured), single, untwisted or twisted 50 turns or less per metre, not for retail sale, not sewing thread
540249 Yarn, synthetic; filament, monofilament (less than 67 decitex), other than high tenacity or textured yarn, single, untwisted or twisted 50 turns or less per metre, n.e.c. in heading no. 5402, not for retail sale, not sewing thread
540251 Yarn, synthetic; filament, monofilament (less than 67 decitex), of nylon or other polymides (not high tenacity or textured), single, twisted more than 50 turns per metre, not for retail sale, not sewing thread
540252 Yarn, synthetic; filament, monofilament (less than 67 decitex), of polyesters (not high tenacity or textured), single, twisted more than 50 turns per metre, not for retail sale, not sewing thread
540253 Yarn, synthetic; filament, monofilament (less than 67 decitex), of polypropylene (not high tenacity or textured), single, twisted more than 50 turns per metre, not for retail sale, not sewing thread
540259 Yarn, synthetic; filament, monofilament (less than 67 decitex), other than high tenacity or textured yarn, single, twisted more than 50 turns per metre, n.e.c. in heading no. 5402, not for retail sale, not sewing thread
540261 Yarn, synthetic; filament, monofilament (less than 67 decitex), of nylon or other polymides (not high tenacity or textured), multiple (folded) or cabled, not for retail sale, not sewing thread
540262 Yarn, synthetic; filament, monofilament (less than 67 decitex), of polyesters (not high tenacity or textured), multiple (folded) or cabled, not for retail sale, not sewing thread
540263 Yarn, synthetic; filament, monofilament (less than 67 decitex), of polypropylene, other than high tenacity or textured yarn, multiple (folded) or cabled, not for retail sale, not sewing thread
540269 Yarn, synthetic; filament, monofilament (less than 67 decitex), other than high tenacity or textured yarn, multiple (folded) or cabled, n.e.c. in heading no. 5402, not for retail sale, not sewing thread
540310 Yarn, artificial; filament, monofilament (less than 67 decitex), of high tenacity viscose rayon, not for retail sale, not sewing thread
540331 Yarn, artificial; filament, monofilament (less than 67 decitex), of viscose rayon (not high tenacity), single, untwisted or twisted 120 turns per metre or less, not for retail sale, not sewing thread
540332 Yarn, artificial; filament, monofilament (less than 67 decitex), of viscose rayon (not high tenacity), single, twisted more than 120 turns per metre, not for retail sale, not sewing thread
540333 Yarn, artificial; filament, monofilament (less than 67 decitex), of cellulose acetate, single, not for retail sale, not sewing thread
540339 Yarn, artificial; filament, monofilament (less than 67 decitex), single, n.e.c. in heading no. 5403, not for retail sale, not sewing thread
540341 Yarn, artificial; filament, monofilament (less than 67 decitex), of viscose rayon (not high tenacity), multiple (folded) or cabled, not for retail sale, not sewing thread
540342 Yarn, artificial; filament, monofilament (less than 67 decitex), of cellulose acetate, multiple (folded) or cabled, not for retail sale, not sewing thread
540349 Yarn, artificial; filament, monofilament (less than 67 decitex), multiple (folded) or cabled, n.e.c. in heading no. 5403, not for retail sale, not sewing thread
540411 Elastomeric monofilament; of 67 decitex or more and of which no cross-sectional dimension exceeds 1mm
540412 Monofilament of polypropylene; of 67 decitex or more and of which no cross-sectional dimension exceeds 1mm
540419 Monofilament n.e.c. in heading no 5404; of 67 decitex or more and of which no cross-sectional dimension exceeds 1mm
540490 Filament, synthetic; strip and the like (e.g.. artificial straw), of synthetic textile materials of an apparent width not exceeding 5mm
540500 Monofilament, synthetic; of 67 decitex or more and of which no cross-sectional dimension exceeds 1mm, strip and the like (e.g. artificial straw), of synthetic textile materials with width not over 5mm
540600 Man-made filament yarn (other than sewing thread), put up for retail sale
540710 Fabrics, woven; from high tenacity yarn, of nylon, other polyamides or of polyesters
540720 Fabrics, woven; from strip or the like, of synthetic textile materials
540730 Fabrics, woven; from synthetic filament yarn, adhesive or thermal bonded
540741 Fabrics, woven; containing 85% or more by weight of filaments of nylon or other polyamides, unbleached or bleached
540742 Fabrics, woven; containing 85% or more by weight of filaments of nylon or other polyamides, dyed
540743 Fabrics, woven; containing 85% or more by weight of filaments of nylon or other polyamides, of yarns of different colours
540744 Fabrics, woven; containing 85% or more by weight of filaments of nylon or other polyamides, printed
540751 Fabrics, woven; containing 85% or more by weight of textured polyester filaments, unbleached or bleached
540752 Fabrics, woven; containing 85% or more by weight of textured polyester filaments, dyed
540753 Fabrics, woven; containing 85% or more by weight of textured polyester filaments, of yarns of different colours
540754 Fabrics, woven; containing 85% or more by weight of textured polyester filaments, printed
540761 Fabrics, woven; containing 85% or more by weight of non-textured polyester filaments
540769 Fabrics, woven; containing less than 85% by weight of non-textured polyester filaments
540771 Fabrics, woven; containing 85% or more by weight of synthetic filaments (excluding nylon or other polyamides and polyesters), unbleached or bleached
540772 Fabrics, woven; containing 85% or more by weight of synthetic filaments (excluding nylon or other polyamides and polyesters), dyed
540773 Fabrics, woven; containing 85% or more by weight of synthetic filaments (excluding nylon or other polyamides and polyesters), of yarns of different colours
540774 Fabrics, woven; containing 85% or more by weight of synthetic filaments (excluding nylon or other polyamides and polyesters), printed
540781 Fabrics, woven; of synthetic filament yarn, containing less than 85% by weight of synthetic filaments, mixed mainly or solely with cotton, bleached or unbleached
540782 Fabrics, woven; of synthetic filament yarn, containing less than 85% by weight of synthetic filaments, mixed mainly or solely with cotton, dyed
540783 Fabrics, woven; of synthetic filament yarn, containing less than 85% by weight of synthetic filaments, mixed mainly or solely with cotton, of yarns of different colours
540784 Fabrics, woven; of synthetic filament yarn, containing less than 85% by weight of synthetic filaments, printed
540791 Fabrics, woven; of synthetic filament yarn, bleached or unbleached, n.e.c. in heading no. 5407
540792 Fabrics, woven; of synthetic filament yarn, dyed, n.e.c. in heading 5407
540793 Fabrics, woven; of synthetic filament yarn, of yarns of different colours, n.e.c. in heading no. 5407
540794 Fabrics, woven; of synthetic filament yarn, printed, n.e.c. in heading no. 5407
540810 Fabrics, woven; of viscose rayon, high tenacity, artificial filament yarn
540821 Fabrics, woven; of artificial filament yarn, containing 85% or more by weight of artificial filament, strip or the like, bleached or unbleached
540822 Fabrics, woven; of artificial filament yarn, containing 85% or more by weight of artificial filament, strip or the like, dyed
540823 Fabrics, woven; containing 85% or more by weight of artificial filament, strip or the like, of yarns of different colours
540824 Fabrics, woven; of artificial filament yarn, containing 85% or more by weight of artificial filament, strip or the like, printed
540831 Fabrics, woven; of artificial filament yarn, of artificial monofilament, strip and the like, n.e.c. in heading no. 5408, unbleached or bleached
540832 Fabrics, woven; of artificial filament yarn, of artificial monofilament, strip and the like, n.e.c. in heading no. 5408, dyed
540833 Fabrics, woven; of artificial filament yarn, of artificial monofilament, strip and the like, n.e.c. in heading no. 5408, of yarns of different colours
540834 Fabrics, woven; of artificial filament yarn, of artificial monofilament, strip and the like, n.e.c. in heading no. 5408, printed
550111 Fibres; synthetic filament tow, of nylon or other polyamides, of aramids
550119 Fibres; synthetic filament tow, of nylon or other polyamides, of other than aramids
550120 Fibres; synthetic filament tow, of polyesters
550130 Fibres; synthetic filament tow, acrylic or modacrylic
550140 Fibres; synthetic filament tow, of polypropylene
550190 Fibres; synthetic filament tow, of synthetic materials n.e.c. in heading no. 5501
550210 Fibres; artificial filament tow of cellulose acetate
550290 Fibres; artificial filament tow, other than cellulose acetate
550311 Fibres; synthetic staple fibres, of aramids, not carded, combed or otherwise processed for spinning
550319 Fibres; synthetic staple fibres, of nylon or other polyamides other than aramids, not carded, combed or otherwise processed for spinning
550320 Fibres; synthetic staple fibres, of polyesters, not carded, combed or otherwise processed for spinning
550330 Fibres; synthetic staple fibres, acrylic or modacrylic, not carded, combed or otherwise processed for spinning
550340 Fibres; synthetic staple fibres, of polypropylene, not carded, combed or otherwise processed for spinning
550390 Fibres; synthetic staple fibres, of synthetic materials n.e.c. in heading no. 5503, not carded, combed or otherwise processed for spinning
550410 Fibres; artificial staple fibres, of viscose, not carded, combed or otherwise processed for spinning
550490 Fibres; artificial staple fibres, other than of viscose, not carded, combed or otherwise processed for spinning
550510 Fibres; waste (including noils, yarn waste and garnetted stock), of synthetic fibres
550520 Fibres; waste (including noils, yarn waste and garnetted stock), of artificial fibres
550610 Fibres; synthetic staple fibres, of nylon or other polyamides, carded, combed or otherwise processed for spinning
550620 Fibres; synthetic staple fibres, of polyesters, carded, combed or otherwise processed for spinning
550630 Fibres; synthetic staple fibres, acrylic or modacrylic, carded, combed or otherwise processed for spinning
550640 Fibres; synthetic staple fibres, of polypropylene, carded, combed or otherwise processed for spinning
550690 Fibres; synthetic staple fibres, n.e.c. in heading no. 5506, carded, combed or otherwise processed for spinning
550700 Fibres; artificial staple fibres, carded, combed or otherwise processed for spinning
550810 Sewing thread; of synthetic staple fibres, whether or not put up for retail sale
550820 Sewing thread; of artificial staple fibres, whether or not put up for retail sale
550911 Yarn; (not sewing thread), single, of synthetic staple fibres, containing 85% or more by weight of nylon or other polyamides, not put up for retail sale
550912 Yarn; (not sewing thread), multiple (folded) or cabled yarn, of synthetic staple fibres, containing 85% or more by weight of nylon or other polyamides, not put up for retail sale
550921 Yarn; (not sewing thread), single, of synthetic staple fibres, containing 85% or more by weight of polyester, not put up for retail sale
550922 Yarn; (not sewing thread), multiple (folded) or cabled yarn, of synthetic staple fibres, containing 85% or more by weight of polyester, not put up for retail sale
550931 Yarn; (not sewing thread), single, of synthetic staple fibres, containing 85% or more by weight of acrylic or modacrylic, not put up for retail sale
550932 Yarn; (not sewing thread), multiple (folded) or cabled, of synthetic staple fibres, containing 85% or more by weight of acrylic or modacrylic, not put up for retail sale
550941 Yarn; (not sewing thread), single, containing 85% or more by weight of synthetic staple fibres, n.e.c. in heading no. 5509, not put up for retail sale
550942 Yarn; (not sewing thread), multiple (folded) or cabled yarn, containing 85% or more by weight of synthetic staple fibres, n.e.c. in heading no. 5509, not put up for retail sale
550951 Yarn; (not sewing thread), of polyester staple fibres, mixed mainly or solely with artificial staple fibres, not put up for retail sale
550952 Yarn; (not sewing thread), of polyester staple fibres, mixed mainly or solely with wool or fine animal hair, not put up for retail sale
550953 Yarn; (not sewing thread), of polyester staple fibres, mixed mainly or solely with cotton, not put up for retail sale
550959 Yarn; (not sewing thread), of polyester staple fibres, mixed mainly or solely with fibres n.e.c. in item no. 5509.5, not put up for retail sale
550961 Yarn; (not sewing thread), of acrylic or modacrylic staple fibres, mixed mainly or solely with wool or fine animal hair, not put up for retail sale
550962 Yarn; (not sewing thread), of acrylic or modacrylic staple fibres, mixed mainly or solely with cotton, not put up for retail sale
550969 Yarn; (not sewing thread), of acrylic or modacrylic staple fibres, mixed mainly or solely with fibres n.e.c. in item no. 5509.6, not put up for retail sale
550991 Yarn; (not sewing thread), of synthetic staple fibres, mixed mainly or solely with wool or fine animal hair, n.e.c. in heading no. 5509, not put up for retail sale
550992 Yarn; (not sewing thread), of synthetic staple fibres, mixed mainly or solely with cotton, n.e.c. in heading no. 5509, not put up for retail sale
550999 Yarn; (not sewing thread), of synthetic staple fibres, mixed mainly or solely with fibres (other than wool, fine animal hair or cotton), n.e.c. in heading no. 5509, not put up for retail sale
551011 Yarn; (not sewing thread), single, of artificial staple fibres, containing 85% or more by weight of artificial staple fibres, not put up for retail sale
551012 Yarn; (not sewing thread), multiple (folded) or cabled yarn, of artificial staple fibres, containing 85% or more by weight of artificial staple fibres, not put up for retail sale
551020 Yarn; (not sewing thread), of artificial staple fibres, mixed mainly or solely with wool or fine animal hair, not put up for retail sale
551030 Yarn; (not sewing thread), of artificial staple fibres, mixed mainly or solely with cotton, not put up for retail sale
551090 Yarn; (not sewing thread), of artificial staple fibres, mixed mainly or solely with fibres (other than wool, fine animal hair or cotton), not put up for retail sale
551110 Yarn; (not sewing thread), of synthetic staple fibres, containing 85% or more by weight of synthetic staple fibres, put up for retail sale
551120 Yarn; (not sewing thread), of synthetic staple fibres, containing less than 85% by weight of synthetic staple fibres, put up for retail sale
551130 Yarn; (not sewing thread), of artificial staple fibres, put up for retail sale
551211 Fabrics, woven; of synthetic staple fibres, containing 85% or more by weight of polyester staple fibres, unbleached or bleached
551219 Fabrics, woven; of synthetic staple fibres, containing 85% or more by weight of polyester staple fibres, other than unbleached or bleached
551221 Fabrics, woven; of synthetic staple fibres, containing 85% or more by weight of acrylic or modacrylic staple fibres, unbleached or bleached
551229 Fabrics, woven; of synthetic staple fibres, containing 85% or more by weight of acrylic or modacrylic staple fibres, other than unbleached or bleached
551291 Fabrics, woven; of synthetic staple fibres, containing 85% or more by weight of such fibres n.e.c. in heading no. 5512, unbleached or bleached
551299 Fabrics, woven; of synthetic staple fibres, containing 85% or more by weight of such fibres n.e.c. in heading no. 5512, other than unbleached or bleached
551311 Fabrics, woven; plain weave, of polyester staple fibres, containing less than 85% by weight of such fibres, mixed mainly or solely with cotton, of a weight not exceeding 170g/m2, unbleached or bleached
551312 Fabrics, woven; 3-thread or 4-thread twill, of polyester staple fibres, containing less than 85% by weight of such, mixed mainly or solely with cotton, not exceeding 170g/m2, unbleached or bleached
551313 Fabrics, woven; of polyester staple fibres, containing less than 85% by weight of such fibres, mixed mainly or solely with cotton, not exceeding 170g/m2, unbleached or bleached
551319 Fabrics, woven; containing less than 85% by weight of synthetic staple fibres (other than polyesters), mixed mainly or solely with cotton, not exceeding 170g/m2, unbleached or bleached
551321 Fabrics, woven; plain weave, dyed, containing less than 85% by weight of polyester staple fibres, mixed mainly or solely with cotton, not exceeding 170g/m2
551323 Fabrics, woven; dyed, containing less than 85% by weight of polyester staple fibres, mixed mainly or solely with cotton, not exceeding 170g/m2
551329 Fabrics, woven; dyed, containing less than 85% by weight of synthetic staple fibres (other than polyesters), mixed mainly or solely with cotton, not exceeding 170g/m2
551331 Fabrics, woven; plain weave, of yarns of different colours, containing less than 85% by weight of polyester staple fibres, mixed mainly or solely with cotton, not exceeding 170g/m2
551339 Fabrics, woven; of yarns of different colours, containing less than 85% of synthetic staple fibres (other than polyester, plain weave), mixed mainly or solely with cotton, not exceeding 170g/m2
551341 Fabrics, woven; plain weave, printed, of polyester staple fibres, containing less than 85% by weight of such fibres, mixed mainly or solely with cotton, not exceeding 170g/m2
551349 Fabrics, woven; printed, containing less than 85% by weight of synthetic staple fibres (other than polyester, plain weave), mixed mainly or solely with cotton, not exceeding 170g/m2
551411 Fabrics, woven; plain weave, unbleached or bleached, containing less than 85% by weight of polyester staple fibres, mixed mainly or solely with cotton, exceeding 170g/m2
551412 Fabrics, woven; 3- or 4-thread twill, including cross twill, unbleached or bleached, containing less than 85% by weight of polyester staple fibres, mixed mainly or solely with cotton, over 170g/m2
551419 Fabrics, woven; unbleached or bleached, containing less than 85% by weight of synthetic staple fibres n.e.c. in item no. 55.14.1, mixed mainly or solely with cotton, exceeding 170g/m2
551421 Fabrics, woven; plain weave, dyed, containing less than 85% by weight of polyester staple fibres, mixed mainly or solely with cotton, exceeding 170g/m2
551422 Fabrics, woven; 3- or 4-thread twill, including cross twill, dyed, containing less than 85% by weight of polyester staple fibres, mixed mainly or solely with cotton, exceeding 170g/m2
551423 Fabrics, woven; dyed, containing less than 85% by weight of polyester staple fibres, mixed mainly or solely with cotton, exceeding 170g/m2, n.e.c. in heading no. 5514
551429 Fabrics, woven; dyed, containing less than 85% by weight of synthetic staple fibres (other than polyesters), mixed mainly or solely with cotton, exceeding 170g/m2
551430 Fabrics, woven; of yarns of different colours, containing less than 85% by weight of synthetic staple fibres, mixed mainly or solely with cotton, exceeding 170g/m2
551441 Fabrics, woven; plain weave, printed, containing less than 85% by weight of polyester staple fibres, mixed mainly or solely with cotton, exceeding 170g/m2
551442 Fabrics, woven; 3- or 4-thread twill, including cross twill, printed, containing less than 85% by weight of polyester staple fibres, mixed mainly or solely with cotton, exceeding 170g/m2
551443 Fabrics, woven; printed, containing less than 85% by weight of polyester staple fibres, mixed mainly or solely with cotton, weight exceeding 170g/m2, n.e.c. in heading no. 5514
551449 Fabrics, woven; printed, containing less than 85% by weight of synthetic staple fibres (other than polyesters), mixed mainly or solely with cotton, exceeding 170g/m2
551511 Fabrics, woven; of polyester staple fibres n.e.c. in chapter 55, mixed mainly or solely with viscose rayon staple fibres
551512 Fabrics, woven; of polyester staple fibres n.e.c. in chapter 55, mixed mainly or solely with man-made filaments
551513 Fabrics, woven; of polyester staple fibres n.e.c. in chapter 55, mixed mainly or solely with wool or fine animal hair
551519 Fabrics, woven; of polyester staple fibres n.e.c. in chapter 55, mixed mainly or solely with fibres n.e.c. in item no. 5515.1
551521 Fabrics, woven; of acrylic or modacrylic staple fibres n.e.c. in chapter 55, mixed mainly or solely with man-made filaments
551522 Fabrics, woven; of acrylic or modacrylic staple fibres n.e.c. in chapter 55, mixed mainly or solely with wool or fine animal hair
551529 Fabrics, woven; of acrylic or modacrylic staple fibres n.e.c. in chapter 55, mixed mainly or solely with fibres n.e.c. in item no. 5515.2
551591 Fabrics, woven; of synthetic staple fibres n.e.c. in chapter 55, mixed mainly or solely with man-made filaments
551599 Fabrics, woven; of synthetic staple fibres n.e.c. in chapter 55, mixed mainly or solely with fibres n.e.c. in heading no. 5515
551611 Fabrics, woven; unbleached or bleached, containing 85% or more by weight of artificial staple fibres
551612 Fabrics, woven; dyed, containing 85% or more by weight of artificial staple fibres
551613 Fabrics, woven; of yarns of different colours, containing 85% or more by weight of artificial staple fibres
551614 Fabrics, woven; printed, containing 85% or more by weight of artificial staple fibres
551621 Fabrics, woven; unbleached or bleached, containing less than 85% by weight of artificial staple fibres, mixed mainly or solely with manmade filaments
551622 Fabrics, woven; dyed, containing less than 85% by weight of artificial staple fibres, mixed mainly or solely with man-made filaments
551623 Fabrics, woven; of yarns of different colours, containing less than 85% by weight of artificial staple fibres, mixed mainly or solely with man-made filaments
551624 Fabrics, woven; printed, containing less than 85% by weight of artificial staple fibres, mixed mainly or solely with man-made filaments
551631 Fabrics, woven; unbleached or bleached, containing less than 85% by weight of artificial staple fibres, mixed mainly or solely with wool or fine animal hair
551632 Fabrics, woven; dyed, containing less than 85% by weight of artificial staple fibres, mixed mainly or solely with wool or fine animal hair
551633 Fabrics, woven; of yarns of different colours, containing less than 85% by weight of artificial staple fibres, mixed mainly or solely with wool or fine animal hair
551634 Fabrics, woven; printed, containing less than 85% by weight of artificial staple fibres, mixed mainly or solely with wool or fine animal hair
551641 Fabrics, woven; unbleached or bleached, containing less than 85% by weight of artificial staple fibres, mixed mainly or solely with cotton
551642 Fabrics, woven; dyed, containing less than 85% by weight of artificial staple fibres, mixed mainly or solely with cotton
551643 Fabrics, woven; of yarns of different colours, containing less than 85% by weight of artificial staple fibres, mixed mainly or solely with cotton
551644 Fabrics, woven; printed, containing less than 85% by weight of artificial staple fibres, mixed mainly or solely with cotton
551691 Fabrics, woven; unbleached or bleached, of artificial staple fibres, n.e.c. in heading no. 5516
551692 Fabrics, woven; dyed, of artificial staple fibres, n.e.c. in heading no. 5516
551693 Fabrics, woven; of yarns of different colours, of artificial staple fibres, n.e.c. in heading no. 5516
551694 Fabrics, woven; printed, of artificial staple fibres, n.e.c. in heading no. 5516
560121 Wadding; other articles thereof, of cotton
560122 Wadding; other articles thereof, of man-made fibres
560129 Wadding; other articles thereof, other than of cotton or man-made fibres
560130 Wadding; textile flock and dust and mill neps
560210 Felt; needleloom felt and stitch-bonded fibre fabrics, whether or not impregnated, coated, covered or laminated
560221 Felt; of wool or fine animal hair (excluding needleloom felt or stitch-bonded fibre fabrics), not impregnated, coated, covered nor laminated
560229 Felt; of textile materials other than wool or fine animal hair (excluding needleloom felt and stitch-bonded fibre fabrics), not impregnated, coated, covered or laminated
560290 Felt; impregnated, coated, covered or laminated (excluding needleloom felt and stitch-bonded fibre fabrics)
560311 Nonwovens; whether or not impregnated, coated, covered or laminated, of man-made filaments, (weighing not more than 25g/m2)
560312 Nonwovens; whether or not impregnated, coated, covered or laminated, of man-made filaments, (weighing more than 25g/m2 but not more than 70g/m2)
560313 Nonwovens; whether or not impregnated, coated, covered or laminated, of man-made filaments, (weighing more than 70g/m2 but not more than 150g/m2)
560314 Nonwovens; whether or not impregnated, coated, covered or laminated, of man-made filaments, (weighing more than 150g/m2)
560391 Nonwovens; whether or not impregnated, coated, covered or laminated, not of man-made filaments, (weighing not more than 25g/m2)
560392 Nonwovens; whether or not impregnated, coated, covered or laminated, not of man-made filaments, (weighing more than 25g/m2 but not more than 70g/m2)
560393 Nonwovens; whether or not impregnated, coated, covered or laminated, not of man-made filaments, (weighing more than 70g/m2 but not more than 150g/m2)
560394 Nonwovens; whether or not impregnated, coated, covered or laminated, not of man-made filaments, (weighing more than 150g/m2)
560410 Rubber thread and cord; textile covered
560490 Yarn; textile yarn, strip, and the like of heading no. 5404 or 5405, impregnated, coated, covered, or sheathed with rubber or plastics, n.e.c. in heading no. 5604
560500 Yarn; metallised, whether or not gimped, of textile yarn, or strip or the like of heading no. 5404 or 5405, combined with metal in the form of thread, strip or powder or covered with metal
560600 Yarn and strip and the like of heading no. 5404 or 5405; gimped, (other than those of heading no. 5406 and gimped horsehair yarn); chenille yarn (including flock chenille yarn); loop wale-yarn
560721 Twine; binder or baler twine, of sisal or other textile fibres of the genus agave
560729 Twine, cordage, ropes, cables; of sisal or other textile fibres of the genus agave (excluding binder or baler twine), whether or not plaited, braided or rubber or plastic impregnated, coated, covered or sheathed
560741 Twine; binder or baler twine, of polyethylene or polypropylene
560749 Twine, cordage, ropes, cables; of polyethylene or polypropylene (excluding binder or baler twine), whether or not plaited, braided or rubber or plastic impregnated, coated, covered or sheathed
560750 Twine, cordage, ropes, cables; of synthetic fibres other than polyethylene or polypropylene, whether or not plaited, braided or impregnated, coated, covered or sheathed with rubber or plastics
560790 Twine, cordage, ropes, cables; of materials n.e.c. in heading no. 5607, whether or not plaited, braided or impregnated, coated, covered, or sheathed with rubber or plastics
560811 Twine, cordage or rope; fishing nets, made up, of man made textile materials
560819 Twine, cordage or rope; knotted netting, for other than fishing, of man-made textile materials
560890 Twine, cordage or rope; knotted netting, of other than man-made textiles
560900 Yarn; articles of yarn, strip or the like of heading no. 5404 and 5405, twine, cordage, rope or cables n.e.c. or included
570110 Carpets and other textile floor coverings; knotted, of wool or fine animal hair, whether or not made up
570190 Carpets and other textile floor coverings; knotted, of textile materials (other than wool or fine animal hair), whether or not made up
570210 Carpets and other textile floor coverings; woven, (not tufted or flocked), whether or not made up, including kelem, schumacks, karamanie and similar hand-woven rugs
570220 Carpets and other textile floor coverings; woven, (not tufted or flocked), whether or not made up, of coconut fibres (coir)
570231 Carpets and other textile floor coverings; woven, (not tufted or flocked), of wool or fine animal hair, of pile construction, not made up, n.e.c. in item no. 5702.10 or 5702.20
570232 Carpets and other textile floor coverings; woven, (not tufted or flocked), of man-made textile materials, of pile construction, not made up, n.e.c. in item no. 5702.10 or 5702.20
570239 Carpets and other textile floor coverings; woven, (not tufted or flocked), of textile materials (other than man-made, wool or fine animal hair), of pile construction, not made up, n.e.c. in item no. 5702.10 or 5702.20
570241 Carpets and other textile floor coverings; woven, (not tufted or flocked), of wool or fine animal hair, of pile construction, made up, n.e.c. in item no. 5702.10 or 5702.20
570242 Carpets and other textile floor coverings; woven, (not tufted or flocked), of man-made textile materials, of pile construction, made up, n.e.c. in item no. 5702.10 or 5702.20
570249 Carpets and other textile floor coverings; woven, (not tufted or flocked), of textile materials (other than man-made, wool or fine animal hair), of pile construction, made up, n.e.c. in item no. 5702.10 or 5702.20
570250 Carpets and other textile floor coverings; woven, (not tufted or flocked), not of pile construction, not made up, n.e.c. in item no. 5702.10 or 5702.20
570291 Carpets and other textile floor coverings; woven, (not tufted or flocked), of wool or fine animal hair, (not of pile construction), made up, n.e.c. in item no. 5702.10 or 5702.20
570292 Carpets and other textile floor coverings; woven, (not tufted or flocked), of man-made textile materials, (not of pile construction), made up, n.e.c. in item no. 5702.10 or 5702.20
570299 Carpets and other textile floor coverings; woven, (not tufted or flocked), of textile materials (other than man-made or wool or fine animal hair, not of pile construction), made up, n.e.c. in item no. 5702.10 or 5702.20
570310 Carpets and other textile floor coverings (including turf); tufted, of wool or fine animal hair, whether or not made up
570321 Carpets and other textile floor coverings; tufted, of nylon or other polyamides, whether or not made up
570329 Carpets; tufted, of nylon or other polyamides, whether or not made up
570331 Carpets and other textile floor coverings; tufted, of other man-made textile materials (other than polyamides), whether or not made up
570339 Carpets; tufted, of man-made textile materials (other than polyamides), whether of not made up
570390 Carpets and other textile floor coverings; tufted, of textile materials (other than man-made, wool or fine animal hair), whether or not made up
570410 Textile floor coverings; felt tiles, (not tufted or flocked), whether or not made up, having a maximum surface area of 0.3m2
570420 Carpets and other textile floor coverings; of felt, (not tufted or flocked), whether or not made up, having a maximum surface area exceeding 0.3 m2 but not exceeding 1 m2
570490 Carpets and other textile floor coverings; of felt, (not tufted or flocked), in the piece, whether or not made up, having a maximum surface area exceeding 1 m2
570500 Carpets and other textile floor coverings; n.e.c. in chapter 57, whether or not made up
580110 Fabrics; woven pile, of wool or fine animal hair, other than fabrics of heading no. 5802 or 5806
580121 Fabrics; woven pile, of cotton, uncut weft pile fabrics, other than fabrics of heading no. 5802 or 5806
580122 Fabrics; woven pile, of cotton, cut corduroy, other than fabrics of heading no. 5802 or 5806
580123 Fabrics; woven pile, of cotton, weft pile fabrics other than uncut and corduroy, other than fabrics of heading no. 5802 or 5806
580126 Fabrics; chenille, of cotton, other than fabrics of heading no. 5802 or 5806
580127 Fabrics; woven pile, of cotton, warp pile fabrics, other than fabrics of heading no. 5802 or 5806
580131 Fabrics; woven pile, of man-made fibres, uncut weft pile fabrics, other than fabrics of heading no. 5802 or 5806
580132 Fabrics; woven pile, of man-made fibres, cut corduroy, other than fabrics of heading no. 5802 or 5806
580133 Fabrics; woven pile, of man-made fibres, other weft pile fabrics, other than fabrics of heading no. 5802 or 5806
580136 Fabrics; chenille, of man-made fibres, other than fabrics of heading no. 5802 or 5806
580137 Fabrics; woven pile, of man-made fibres, warp pile fabrics, other than fabrics of heading no. 5802 or 5806
580190 Fabrics; woven pile and chenille, of textile materials n.e.c. in heading no. 5801, other than fabrics of heading no. 5802 or 5806
580210 Fabrics; terry towelling and similar woven terry fabrics, of cotton, whether bleached or unbleached, excluding narrow fabrics of heading no. 5806
580220 Fabrics; terry towelling and similar woven terry fabrics, of textile materials, excluding cotton, excluding narrow fabrics of heading no. 5806
580230 Fabrics; tufted textile fabrics, excluding products of heading no. 5703
580300 Gauze; other than narrow fabrics of heading no. 5806
580410 Tulles and other net fabrics; excluding woven, knitted or crocheted fabrics, (other than fabrics of headings 60.02 to 60.06)
580421 Lace; mechanically made, of man-made fibres in the piece, in strips or in motifs, (other than fabrics of headings 60.02 to 60.06)
580429 Lace; mechanically made, of textile materials, (other than man-made fibres), in the piece, in strips or motifs, (other than fabrics of headings 60.02 to 60.06)
580430 Lace; hand-made, in the piece, in strips or motifs, (other than fabrics of headings 60.02 to 60.06)
580500 Tapestries; hand-woven, (Gobelins, Flanders, Aubusson, Beauvais and the like) and needle-worked tapestries (e.g. petit point, cross-stitch) whether or not made up
580610 Fabrics; woven pile (including terry towelling and similar terry fabrics) and chenille fabrics (excluding goods of heading 5807)
580620 Fabrics; narrow (excluding pile fabrics), containing by weight 5% or more of elastomeric yarn or rubber thread
580631 Fabrics; narrow woven fabrics, n.e.c. in heading no. 5806, of cotton (excluding goods of heading no. 5807)
580632 Fabrics, narrow woven fabrics, n.e.c. in heading no. 5806, of man-made fibres (excluding goods of heading no. 5807)
580639 Fabrics; narrow woven fabrics, n.e.c. in heading no. 5806, of textile materials n.e.c. in item no. 5806.3 (excluding goods of heading no. 5807)
580640 Fabrics; narrow woven, consisting of warp without weft, assembled by means of an adhesive (bolducs)
580710 Labels, badges and similar articles; woven, of textile materials, in the piece, in strips or cut to shape or size, not embroidered
580790 Labels, badges and similar articles; (other than woven), of textile materials, in the piece, in strips or cut to shape or size, not embroidered
580810 Braids; in the piece
580890 Ornamental trimmings; tassels, pompons and similar articles; ornamental trimmings in the piece, without embroidery, other than knitted or crocheted
580900 Fabrics, woven; of metal thread and metallised yarn of heading no. 5605, of a kind used in apparel, as furnishing fabrics or similar purposes; n.e.c. or included
581010 Embroidery; without visible ground, in the piece, in strips or in motifs
581091 Embroidery; with visible ground, of cotton, in the piece, in strips or in motifs
581092 Embroidery; with visible ground, of man-made fibres, in the piece, in strips or in motifs
581099 Embroidery; with visible ground, of textile materials (other than cotton and man-made fibres), in the piece, in strips or in motifs
581100 Quilted textile products; in the piece, composed of one or more layers of textile materials assembled with padding by stitching or otherwise (excluding embroidery of heading no. 5810)
590110 Textile fabrics; coated with gum or amylaceous substances, of a kind used for the outer covers of books or the like
590190 Textile fabrics; coated with gum or amylaceous substances, tracing cloth, prepared painting canvas, buckram and similar stiffened textile fabrics for hat foundations, (excluding book covers)
590210 Textile fabrics; tyrecord of high tenacity yarn of nylon or other polyamides
590220 Textile fabrics; tyrecord of high tenacity yarn of polyester
590290 Textile fabrics; tyrecord of high tenacity yarn of viscose rayon
590310 Textile fabrics; impregnated, coated, covered or laminated with poly(vinyl chloride)
590320 Textile fabrics; impregnated, coated, covered or laminated with polyurethane
590390 Textile fabrics; impregnated, coated, covered or laminated with plastics, (excluding polyvinyl chloride, polyurethane and those of heading no. 5902)
590410 Linoleum, whether or not cut to shape
590490 Textiles floor coverings; consisting of a coating or covering applied on a textile backing, whether or not cut to shape, other than linoleum
590500 Textile wall coverings of fabrics impregnated, coated, covered or laminated
590610 Textile fabrics, rubberised; (excluding those of heading no. 5902), adhesive tape of a width not exceeding 20cm
590691 Textile fabrics, rubberised; (excluding those of heading no. 5902 and adhesive tape of a width not exceeding 20cm), knitted or crocheted
590699 Textile fabrics, rubberised; (excluding those of heading no. 5902 and adhesive tape of a width not exceeding 20cm), not knitted or crocheted
590700 Textile fabrics; otherwise impregnated, coated or covered, painted canvas being theatrical scenery, studio back-cloths or the like
590800 Textile wicks, woven, plaited or knitted; for lamps, stoves, lighters, candles or the like; incandescent gas mantles and tubular knitted gas mantle fabric therefor, whether or not impregnated
590900 Textile hosepiping and similar textile tubing; with or without lining, armour or accessories of other materials
591000 Textiles; transmission or conveyor belts or belting, of textile material, whether or not impregnated, coated, covered or laminated with plastics, or reinforced with metal or other material
591110 Textile fabric, felt & felt-lined woven fabrics, coated/covered/laminated with rubber, leather or other material, for card clothing, similar fabrics used for technical purposes, including rubber impregnated narrow velvet fabrics to cover weaving spindles
591120 Textile products and articles for technical uses; bolting cloth, whether or not made up
591131 Textiles; fabrics and felts, endless or fitted with linking devices, of a kind used in paper-making or similar machines, weighing less than 650g/m2
591132 Textiles; fabrics and felts, endless or fitted with linking devices, of a kind used in paper-making or similar machines, weighing 650g/m2 or more
591140 Textile products and articles for technical uses; straining cloth of a kind used in oil presses and the like, including that of human hair
591190 Textile products and articles for technical uses; n.e.c. in heading no. 5911
600110 Fabrics; long pile fabrics, knitted or crocheted
600121 Fabrics; looped pile fabrics, of cotton, knitted or crocheted
600122 Fabrics; looped pile fabrics, of man-made fibres, knitted or crocheted
600129 Fabrics; looped pile fabrics, of textile materials (other than cotton or man-made fibres), knitted or crocheted
600191 Fabrics; pile fabrics (excluding long pile and loop pile), of cotton, knitted or crocheted
600192 Fabrics; pile fabrics (excluding long pile and loop pile), of man-made fibres, knitted or crocheted
600199 Fabrics; pile fabrics (excluding long pile and loop pile), of textile materials (other than cotton or man-made fibres), knitted or crocheted
600240 Fabrics; knitted or crocheted, other than those of heading 60.01, of a width not exceeding 30 cm, containing by weight 5% or more of elastomeric yarn but not containing rubber thread
600290 Fabrics; knitted or crocheted, other than those of heading 60.01, of a width not exceeding 30 cm, containing by weight 5% or more of elastomeric yarn or rubber thread
600310 Fabrics; knitted or crocheted fabrics, other than those of heading 60.01 and 60.02, of a width not exceeding 30 cm, of wool or fine animal hair
600320 Fabrics; knitted or crocheted fabrics, other than those of heading 60.01 and 60.02, of a width not exceeding 30 cm, of cotton
600330 Fabrics; knitted or crocheted fabrics, other than those of heading 60.01 and 60.02, of a width not exceeding 30 cm, of synthetic fibres
600340 Fabrics; knitted or crocheted fabrics, other than those of heading 60.01 and 60.02, of a width not exceeding 30 cm, of artificial fibres
600390 Fabrics; knitted or crocheted fabrics, other than those of heading 60.01 and 60.02, of a width not exceeding 30 cm, other than of wool and fine animal hair, cotton, synthetic or artificial fibres
600410 Fabrics; knitted or crocheted fabrics of a width exceeding 30 cm, other than those of heading 60.01, containing by weight 5% or more of elastomeric yarn but not containing rubber thread
600490 Fabrics; knitted or crocheted, other than those of heading 60.01, of a width exceeding 30 cm, containing by weight 5% or more of elastomeric yarn or rubber thread,
600521 Fabrics; warp knit (including those made on galloon knitting machines), other than those of headings 60.01 to 60.04, of cotton, unbleached or bleached
600522 Fabrics; warp knit (including those made on galloon knitting machines), other than those of headings 60.01 to 60.04, of cotton, dyed
600523 Fabrics; warp knit (including those made on galloon knitting machines), other than those of headings 60.01 to 60.04, of cotton, yarns of different colours
600524 Fabrics; warp knit (including those made on galloon knitting machines), other than those of headings 60.01 to 60.04, of cotton, printed
600535 Fabrics; warp knit (including those made on galloon knitting machines), other than those of headings 60.01 to 60.04, of synthetic fibres specified in Subheading Note 1 to this Chapter
600536 Fabrics; warp knit (including those made on galloon knitting machines), other than those of headings 60.01 to 60.04, of synthetic fibres, bleached or unbleached
600537 Fabrics; warp knit (including those made on galloon knitting machines), other than those of headings 60.01 to 60.04, of synthetic fibres, dyed
600538 Fabrics; warp knit (including those made on galloon knitting machines), other than those of headings 60.01 to 60.04, of synthetic fibres, yarns of different colours
600539 Fabrics; warp knit (including those made on galloon knitting machines), other than those of headings 60.01 to 60.04, of synthetic fibres, printed
600541 Fabrics; warp knit (including those made on galloon knitting machines), other than those of headings 60.01 to 60.04, of artificial fibres, bleached or unbleached
600542 Fabrics; warp knit (including those made on galloon knitting machines), other than those of headings 60.01 to 60.04, of artificial fibres, dyed
600543 Fabrics; warp knit (including those made on galloon knitting machines), other than those of headings 60.01 to 60.04, of artificial fibres, of yarns of different colours
600544 Fabrics; warp knit (including those made on galloon knitting machines), other than those of headings 60.01 to 60.04, of artificial fibres, printed
600590 Fabrics; warp knit (including those made on galloon knitting machines), other than those of headings 60.01 to 60.04, excluding those made from cotton or synthetic or artificial fibres
600610 Fabrics; knitted or crocheted fabrics, other than those of headings 60.01 to 60.04, of wool or fine animal hair
600621 Fabrics; knitted or crocheted fabrics, other than those of headings 60.01 to 60.04, of cotton, unbleached or bleached
600622 Fabrics; knitted or crocheted fabrics, other than those of headings 60.01 to 60.04, of cotton, dyed
600623 Fabrics; knitted or crocheted fabrics, other than those of headings 60.01 to 60.04, of cotton, of yarns of different colours
600624 Fabrics; knitted or crocheted fabrics, other than those of headings 60.01 to 60.04, of cotton, printed
600631 Fabrics; knitted or crocheted fabrics, other than those of headings 60.01 to 60.04, of synthetic fibres, unbleached or bleached
600632 Fabrics; knitted or crocheted fabrics, other than those of headings 60.01 to 60.04, of synthetic fibres, dyed
600633 Fabrics; knitted or crocheted fabrics, other than those of headings 60.01 to 60.04, of synthetic fibres, of yarns of different colours
600634 Fabrics; knitted or crocheted fabrics, other than those of headings 60.01 to 60.04, of synthetic fibres, printed
600641 Fabrics; knitted or crocheted fabrics, other than those of headings 60.01 to 60.04, of artificial fibres, unbleached or bleached
600642 Fabrics; knitted or crocheted fabrics, other than those of headings 60.01 to 60.04, of artificial fibres, dyed
600643 Fabrics; knitted or crocheted fabrics, other than those of headings 60.01 to 60.04, of artificial fibres, of yarns of different colours
600644 Fabrics; knitted or crocheted fabrics, other than those of headings 60.01 to 60.04, of artificial fibres, printed
600690 Fabrics; knitted or crocheted fabrics, other than those of headings 60.01 to 60.04,and other than those made of wool, fine animal hair, cotton, synthetic or artificial fibres
610120 Coats; men's or boys' overcoats, car-coats, capes, anoraks, wind-jackets and similar articles, of cotton, knitted or crocheted (excluding those of heading no. 6103)
610130 Coats; men's or boys' overcoats, car-coats, capes, anoraks, wind-jackets and similar articles, of man-made fibres, knitted or crocheted, (excluding those of heading no. 6103)
610190 Coats; men's or boys' overcoats, car-coats, capes, anoraks, wind-jackets and similar articles, of textile materials n.e.c. in heading no. 6101, knitted or crocheted (excluding those of heading no. 6103)
610210 Coats; women's or girls' overcoats, car-coats, capes, anoraks, wind-jackets and similar articles, of wool or fine animal hair, knitted or crocheted (excluding those of heading no. 6104)
610220 Coats; women's or girls' overcoats, car-coats, capes, anoraks, wind-jackets and similar articles, of cotton, knitted or crocheted (excluding those of heading no. 6104)
610230 Coats; women's or girls' overcoats, car-coats, capes, anoraks, wind-jackets and similar articles, of man-made fibres, knitted or crocheted (excluding those of heading no. 6104)
610290 Coats; women's or girls' overcoats, car-coats, capes, anoraks, wind-jackets and similar articles, of textile materials n.e.c. in heading no. 6102, knitted or crocheted (excluding those of heading no. 6104)
610310 Suits; men's or boys', knitted or crocheted
610322 Ensembles; men's or boys', of cotton, knitted or crocheted
610323 Ensembles; men's or boys', of synthetic fibres, knitted or crocheted
610329 Ensembles; men's or boys', of textile materials (other than cotton or synthetic fibres), knitted or crocheted
610331 Jackets and blazers; men's or boys', of wool or fine animal hair, knitted or crocheted
610332 Jackets and blazers; men's or boys', of cotton, knitted or crocheted
610333 Jackets and blazers; men's or boys', of synthetic fibres, knitted or crocheted
610339 Jackets and blazers; men's or boys', of textile materials (other than wool or fine animal hair, cotton or synthetic fibres), knitted or crocheted
610341 Trousers, bib and brace overalls, breeches and shorts; men's or boys', of wool or fine animal hair, knitted or crocheted
610342 Trousers, bib and brace overalls, breeches and shorts; men's or boys', of cotton, knitted or crocheted
610343 Trousers, bib and brace overalls, breeches and shorts; men's or boys', of synthetic fibres, knitted or crocheted
610349 Trousers, bib and brace overalls, breeches and shorts; men's or boys', of textile materials (other than wool or fine animal hair, cotton or synthetic fibres), knitted or crocheted
610413 Suits; women's or girls', of synthetic fibres, knitted or crocheted
610419 Suits; women's or girls', of textile materials (other than synthetic fibres), knitted or crocheted
610422 Ensembles; women's or girls', of cotton, knitted or crocheted
610423 Ensembles; women's or girls', of synthetic fibres, knitted or crocheted
610429 Ensembles; women's or girls', of textile materials (other than cotton or synthetic fibres), knitted or crocheted
610431 Jackets; women's or girls', of wool or fine animal hair, knitted or crocheted
610432 Jackets; women's or girls', of cotton, knitted or crocheted
610433 Jackets; women's or girls', of synthetic fibres, knitted or crocheted
610439 Jackets; women's or girls', of textile materials (other than wool or fine animal hair, cotton or synthetic fibres), knitted or crocheted
610441 Dresses; women's or girls', of wool or fine animal hair, knitted or crocheted
610442 Dresses; women's or girls', of cotton, knitted or crocheted
610443 Dresses; women's or girls', of synthetic fibres, knitted or crocheted
610444 Dresses; women's or girls', of artificial fibres, knitted or crocheted
610449 Dresses; women's or girls', of textile materials (other than wool or fine animal hair, cotton, synthetic or artificial fibres), knitted or crocheted
610451 Skirts and divided skirts; women's or girls', of wool or fine animal hair, knitted or crocheted
610452 Skirts and divided skirts; women's or girls', of cotton, knitted or crocheted
610453 Skirts and divided skirts; women's or girls', of synthetic fibres, knitted or crocheted
610459 Skirts and divided skirts; women's or girls', of textile materials (other than wool or fine animal hair, cotton or synthetic fibres), knitted or crocheted
610461 Trousers, bib and brace overalls, breeches and shorts; women's or girls', of wool or fine animal hair, knitted or crocheted
610462 Trousers, bib and brace overalls, breeches and shorts; women's or girls', of cotton, knitted or crocheted
610463 Trousers, bib and brace overalls, breeches and shorts; women's or girls', of synthetic fibres, knitted or crocheted
610469 Trousers, bib and brace overalls, breeches and shorts; women's or girls', of textile materials (other than wool or fine animal hair, cotton or synthetic fibres), knitted or crocheted
610510 Shirts; men's or boys', of cotton, knitted or crocheted
610520 Shirts; men's or boys', of man-made fibres, knitted or crocheted
610590 Shirts; men's or boys', of textile materials (other than cotton or man-made fibres), knitted or crocheted
610610 Blouses, shirts and shirt-blouses; women's or girls', of cotton, knitted or crocheted
610620 Blouses, shirts and shirt-blouses; women's or girls', of man-made fibres, knitted or crocheted
610690 Blouses, shirts and shirt-blouses; women's or girls', of textile materials (other than cotton or man-made fibres), knitted or crocheted
610711 Underpants and briefs; men's or boys', of cotton, knitted or crocheted
610712 Underpants and briefs; men's or boys', of man-made fibres, knitted or crocheted
610719 Underpants and briefs; men's or boys', of textile materials (other than cotton or man-made fibres), knitted or crocheted
610721 Nightshirts and pyjamas; men's or boys', of cotton, knitted or crocheted
610722 Nightshirts and pyjamas; men's or boys', of man-made fibres, knitted or crocheted
610729 Nightshirts and pyjamas; men's or boys', of textile materials (other than cotton or man-made fibres), knitted or crocheted
610791 Bathrobes, dressing gowns and similar articles; men's or boys', of cotton, knitted or crocheted
610799 Bathrobes, dressing gowns and similar articles; men's or boys', of textile materials (other than cotton), knitted or crocheted
610811 Slips and petticoats; women's or girls', of man-made fibres, knitted or crocheted
610819 Slips and petticoats; women's or girls', of textile materials (other than man-made fibres), knitted or crocheted
610821 Briefs and panties; women's or girls', of cotton, knitted or crocheted
610822 Briefs and panties; women's or girls', of man-made fibres, knitted or crocheted
610829 Briefs and panties; women's or girls', of textile materials (other than cotton or man-made fibres), knitted or crocheted
610831 Nightdresses and pyjamas; women's or girls', of cotton, knitted or crocheted
610832 Nightdresses and pyjamas; women's or girls', of man-made fibres, knitted or crocheted
610839 Nightdresses and pyjamas; women's or girls', of textile materials (other than cotton or man-made fibres), knitted or crocheted
610891 Negligees, bathrobes, dressing gowns and similar articles; women's or girls', of cotton, knitted or crocheted
610892 Negligees, bathrobes, dressing gowns and similar articles; women's or girls', of man-made fibres, knitted or crocheted
610899 Negligees, bathrobes, dressing gowns and similar articles; women's or girls', of textile materials (other than cotton or man-made fibres), knitted or crocheted
610910 T-shirts, singlets and other vests; of cotton, knitted or crocheted
610990 T-shirts, singlets and other vests; of textile materials (other than cotton), knitted or crocheted
611011 Jerseys, pullovers, cardigans, waistcoats and similar articles; knitted or crocheted, of wool or fine animal hair
611012 Jerseys, pullovers, cardigans, waistcoats and similar articles; knitted or crocheted, of fibres from kashmir (cashmere) goats
611019 Jerseys, pullovers, cardigans, waistcoats and similar articles; knitted or crocheted, of fine animal hair other than that of kashmir (cashmere) goats
611020 Jerseys, pullovers, cardigans, waistcoats and similar articles; of cotton, knitted or crocheted
611030 Jerseys, pullovers, cardigans, waistcoats and similar articles; of man-made fibres, knitted or crocheted
611090 Jerseys, pullovers, cardigans, waistcoats and similar articles; of textile materials (other than wool or fine animal hair, cotton or man-made fibres), knitted or crocheted
611120 Garments and clothing accessories; babies', of cotton, knitted or crocheted
611130 Garments and clothing accessories; babies', of synthetic fibres, knitted or crocheted
611190 Garments and clothing accessories; babies', of textile materials (other than cotton or synthetic fibres), knitted or crocheted
611211 Track suits; of cotton, knitted or crocheted
611212 Track suits; of synthetic fibres, knitted or crocheted
611219 Track suits; of textile materials (other than cotton or synthetic fibres), knitted or crocheted
611220 Ski suits; knitted or crocheted
611231 Swimwear; men's or boys', of synthetic fibres, knitted or crocheted
611239 Swimwear; men's or boys', of textile materials (other than synthetic fibres), knitted or crocheted
611241 Swimwear; women's or girls', of synthetic fibres, knitted or crocheted
611249 Swimwear; women's or girls', of textile materials (other than synthetic fibres), knitted or crocheted
611300 Garments made up of knitted or crocheted fabrics of heading no. 5903, 5906 and 5907
611420 Garments; of cotton, knitted or crocheted, n.e.c. in chapter 61
611430 Garments; of man-made fibres, knitted or crocheted, n.e.c. in chapter 61
611490 Garments; of textile materials (other than cotton or man-made fibres), knitted or crocheted, n.e.c. in chapter 61
611510 Graduated compression hosiery (for example, stockings for varicose veins), knitted or crocheted
611521 Hosiery; panty hose and tights (other than graduated compression hosiery), of synthetic fibres, measuring per single yarn less than 67 decitex, knitted or crocheted
611522 Hosiery; panty hose and tights (other than graduated compression hosiery), of synthetic fibres, measuring per single yarn 67 decitex or more, knitted or crocheted
611529 Hosiery; panty hose and tights (other than graduated compression hosiery), of textile materials (other than synthetic fibres), knitted or crocheted
611530 Hosiery; women's, full-length or knee-length (other than graduated compression hosiery), measuring per single yarn less than 67 decitex, knitted or crocheted
611594 Hosiery and footwear; without applied soles, of wool or fine animal hair, knitted or crocheted (excluding graduated compression hosiery, panty hose, tights, women's full or knee-length hosiery measuring per single yarn less than 67 decitex)
611595 Hosiery and footwear; without applied soles, of cotton, knitted or crocheted (excluding graduated compression hosiery, panty hose, tights, full or knee-length hosiery measuring per single yarn less than 67 decitex)
611596 Hosiery and footwear; without applied soles, of synthetic fibres, knitted or crocheted (excluding graduated compression hosiery, panty hose, tights, full or knee-length hosiery measuring per single yarn less than 67 decitex)
611599 Hosiery and footwear; without applied soles, of textile materials n.e.c. in item no. 6115.9, knitted or crocheted (excluding graduated compression hosiery, panty hose, tights, full or knee-length hosiery measuring per single yarn less than 67 decitex)
611610 Gloves, mittens and mitts; knitted or crocheted, impregnated, coated, covered or laminated with plastics or rubber
611691 Gloves, mittens and mitts; of wool or fine animal hair, knitted or crocheted, (other than impregnated, coated, covered or laminated with plastics or rubber)
611692 Gloves, mittens and mitts; of cotton, knitted or crocheted, (other than impregnated, coated, covered or laminated with plastics or rubber)
611693 Gloves, mittens and mitts; of synthetic fibres, knitted or crocheted, (other than impregnated, coated, covered or laminated with plastics or rubber)
611699 Gloves, mittens and mitts; of textile materials (other than wool or fine animal hair, cotton or synthetic fibres), knitted or crocheted, (other than impregnated, coated, covered or laminated with plastics or rubber)
611710 Shawls, scarves, mufflers, mantillas, veils and the like; knitted or crocheted
611780 Clothing accessories; knitted or crocheted, n.e.c. in heading no. 6117
611790 Clothing; parts, knitted or crocheted
620120 Coats; men's or boys', overcoats, raincoats, car-coats, capes, cloaks, anoraks (including ski-jackets) and similar articles, of wool or fine animal hair, other than those of heading no. 6203 (not knitted or crocheted)
620130 Coats; men's or boys', overcoats, raincoats, car-coats, capes, cloaks, anoraks (including ski-jackets) and similar articles, of cotton, other than those of heading no. 6203 (not knitted or crocheted)
620140 Coats; men's or boys', overcoats, raincoats, car-coats, capes, cloaks, anoraks (including ski-jackets) and similar articles, of man-made fibres, other than those of heading no. 6203 (not knitted or crocheted)
620190 Coats; men's or boys', overcoats, rain-coats, car-coats, capes, cloaks and similar, of textile materials (other than wool, fine animal hair, cotton or man-made fibres), other than those of heading no. 6203 (not knitted or crocheted)
620220 Coats; women's or girls', overcoats, raincoats, car-coats, capes, cloaks anoraks (including ski-jackets) and similar articles, of wool or fine animal hair, other than those of heading no. 6204 (not knitted or crocheted)
620230 Coats; women's or girls', overcoats, raincoats, car-coats, capes, cloaks anoraks (including ski-jackets) and similar articles, of cotton, other than those of heading no. 6204 (not knitted or crocheted)
620240 Coats; women's or girls', overcoats, raincoats, car-coats, capes, cloaks anoraks (including ski-jackets) and similar articles, of man-made fibres, other than those of heading no. 6204 (not knitted or crocheted)
620290 Coats; women's or girls', overcoats, raincoats, car-coats, capes, cloaks and similar articles, of textile materials (other than wool, fine animal hair, cotton or man-made fibres), other than those of heading no. 6204 (not knitted or crocheted)
620311 Suits; men's or boys', of wool or fine animal hair (not knitted or crocheted)
620312 Suits; men's or boys', of synthetic fibres (not knitted or crocheted)
620319 Suits; men's or boys', of textile materials n.e.c. in item no. 6203.1 (not knitted or crocheted)
620322 Ensembles; men's or boys', of cotton (not knitted or crocheted)
620323 Ensembles; men's or boys', of synthetic fibres (not knitted or crocheted)
620329 Ensembles; men's or boys', of textile materials n.e.c. in item no. 6203.2 (not knitted or crocheted)
620331 Jackets and blazers; men's or boys', of wool or fine animal hair (not knitted or crocheted)
620332 Jackets and blazers; men's or boys', of cotton (not knitted or crocheted)
620333 Jackets and blazers; men's or boys', of synthetic fibres (not knitted or crocheted)
620339 Jackets and blazers; men's or boys', of textile materials n.e.c. in item no. 6203.3 (not knitted or crocheted)
620341 Trousers, bib and brace overalls, breeches and shorts; men's or boys', of wool or fine animal hair (not knitted or crocheted)
620342 Trousers, bib and brace overalls, breeches and shorts; men's or boys', of cotton (not knitted or crocheted)
620343 Trousers, bib and brace overalls, breeches and shorts; men's or boys', of synthetic fibres (not knitted or crocheted)
620349 Trousers, bib and brace overalls, breeches and shorts; men's or boys', of textile materials (other than wool, fine animal hair, cotton or synthetic fibres), (not knitted or crocheted)
620411 Suits; women's or girls', of wool or fine animal hair (not knitted or crocheted)
620412 Suits; women's or girls', of cotton (not knitted or crocheted)
620413 Suits; women's or girls', of synthetic fibres (not knitted or crocheted)
620419 Suits; women's or girls', of textile materials n.e.c. in item no. 6204.1 (not knitted or crocheted)
620421 Ensembles; women's or girls', of wool or fine animal hair (not knitted or crocheted)
620422 Ensembles; women's or girls', of cotton (not knitted or crocheted)
620423 Ensembles; women's or girls', of synthetic fibres (not knitted or crocheted)
620429 Ensembles; women's or girls', of textile materials n.e.c. in item no. 6204.2 (not knitted or crocheted)
620431 Jackets and blazers; women's or girls', of wool or fine animal hair (not knitted or crocheted)
620432 Jackets and blazers; women's or girls', of cotton (not knitted or crocheted)
620433 Jackets and blazers; women's or girls', of synthetic fibres (not knitted or crocheted)
620439 Jackets and blazers; women's or girls', of textile materials n.e.c. in item no. 6204.3 (not knitted or crocheted)
620441 Dresses; women's or girls', of wool or fine animal hair (not knitted or crocheted)
620442 Dresses; women's or girls', of cotton (not knitted or crocheted)
620443 Dresses; women's or girls', of synthetic fibres (not knitted or crocheted)
620444 Dresses; women's or girls', of artificial fibres (not knitted or crocheted)
620449 Dresses; women's or girls', of textile materials n.e.c. in item no. 6204.4 (not knitted or crocheted)
620451 Skirts and divided skirts; women's or girls', of wool or fine animal hair (not knitted or crocheted)
620452 Skirts and divided skirts; women's or girls', of cotton (not knitted or crocheted)
620453 Skirts and divided skirts; women's or girls', of synthetic fibres (not knitted or crocheted)
620459 Skirts and divided skirts; women's or girls', of textile materials n.e.c. in item no. 6204.5 (not knitted or crocheted)
620461 Trousers, bib and brace overalls, breeches and shorts; women's or girls', of wool or fine animal hair (not knitted or crocheted)
620462 Trousers, bib and brace overalls, breeches and shorts; women's or girls', of cotton (not knitted or crocheted)
620463 Trousers, bib and brace overalls, breeches and shorts; women's or girls', of synthetic fibres (not knitted or crocheted)
620469 Trousers, bib and brace overalls, breeches and shorts; women's or girls', of textile materials (other than wool, fine animal hair, cotton or synthetic fibres), (not knitted or crocheted)
620520 Shirts; men's or boys', of cotton (not knitted or crocheted)
620530 Shirts; men's or boys', of man-made fibres (not knitted or crocheted)
620590 Shirts; men's or boys', of textile materials n.e.c. in heading no. 6205 (not knitted or crocheted)
620610 Blouses, shirts and shirt-blouses; women's or girls', of silk or silk waste (not knitted or crocheted)
620620 Blouses, shirts and shirt-blouses; women's or girls', of wool or fine animal hair (not knitted or crocheted)
620630 Blouses, shirts and shirt-blouses; women's or girls', of cotton (not knitted or crocheted)
620640 Blouses, shirts and shirt-blouses; women's or girls', of man-made fibres (not knitted or crocheted)
620690 Blouses, shirts and shirt-blouses; women's or girls', of textile materials n.e.c. in heading no. 6206 (not knitted or crocheted)
620711 Underpants and briefs; men's or boys', of cotton (not knitted or crocheted)
620719 Underpants and briefs; men's or boys', of textile materials other than cotton (not knitted or crocheted)
620721 Nightshirts and pyjamas; men's or boys', of cotton (not knitted or crocheted)
620722 Nightshirts and pyjamas; men's or boys', of man-made fibres (not knitted or crocheted)
620729 Nightshirts and pyjamas; men's or boys', of textile materials other than cotton or man-made fibres (not knitted or crocheted)
620791 Singlets and other vests, bathrobes, dressing gowns and similar articles; men's or boys', of cotton (not knitted or crocheted)
620799 Singlets and other vests, bathrobes, dressing gowns and similar articles; men's or boys', of textile materials other than cotton (not knitted or crocheted)
620811 Slips and petticoats; women's or girls', of man-made fibres (not knitted or crocheted)
620819 Slips and petticoats; women's or girls', of textile materials other than man-made fibres (not knitted or crocheted)
620821 Nightdresses and pyjamas; women's or girls', of cotton (not knitted or crocheted)
620822 Nightdresses and pyjamas; women's or girls', of man-made fibres (not knitted or crocheted)
620829 Nightdresses and pyjamas; women's or girls', of textile materials other than cotton or man-made fibres (not knitted or crocheted)
620891 Singlets and other vests, briefs, panties, negligees, bathrobes, dressing gowns and similar articles; women's or girls', of cotton (not knitted or crocheted)
620892 Singlets and other vests, briefs, panties, negligees, bathrobes, dressing gowns etc.; women's or girls', of man-made fibres (not knitted or crocheted), excluding incontinence or other sanitary garments or garment liners of heading no. 96.19
620899 Singlets and other vests, briefs, panties, negligees, bathrobes, dressing gowns and similar articles; women's or girls', of textile materials other than cotton or man-made fibres (not knitted or crocheted)
620920 Garments and clothing accessories; babies', of cotton (not knitted or crocheted)
620930 Garments and clothing accessories; babies', of synthetic fibres (not knitted or crocheted)
620990 Garments and clothing accessories; babies', of textile materials other than cotton or synthetic fibres (not knitted or crocheted)
621010 Garments; of felt or non-wovens (not knitted or crocheted)
621020 Garments; overcoats, raincoats, car-coats, capes, cloaks, anoraks (including ski-jackets) and similar articles, men's or boys', of the fabrics of heading no. 5602, 5603, 5903, 5906 or 5907 (not knitted or crocheted)
621030 Garments; overcoats, raincoats, car-coats, capes, cloaks, anoraks (including ski-jackets) and similar articles, women's or girls', of the fabrics of heading no. 5602, 5603, 5903, 5906 or 5907 (not knitted or crocheted)
621040 Garments; men's or boys', n.e.c. in item no. 6210.2, of the fabrics of heading no. 5602, 5603, 5903, 5906 or 5907 (not knitted or crocheted)
621050 Garments; women's or girls', n.e.c. in item no. 6210.3, of the fabrics of heading no. 5602, 5603, 5903, 5906 or 5907 (not knitted or crocheted)
621111 Swimwear; men's or boys', (not knitted or crocheted)
621112 Swimwear; women's or girls', (not knitted or crocheted)
621120 Ski suits; (not knitted or crocheted)
621132 Track suits and other garments n.e.c.; men's or boys', of cotton (not knitted or crocheted)
621133 Track suits and other garments n.e.c.; men's or boys', of man-made fibres (not knitted or crocheted)
621139 Track suits and other garments n.e.c.; men's or boys', of textile materials n.e.c. in item no. 6211.3 (not knitted or crocheted)
621142 Track suits and other garments n.e.c.; women's or girls', of cotton (not knitted or crocheted)
621143 Track suits and other garments n.e.c.; women's or girls', of man-made fibres (not knitted or crocheted)
621149 Track suits and other garments n.e.c.; women's or girls', of textile materials n.e.c. in item no. 6211.4 (not knitted or crocheted)
621210 Brassieres; whether or not knitted or crocheted
621220 Girdles and panty-girdles; whether or not knitted or crocheted
621230 Corselettes; whether or not knitted or crocheted
621290 Braces, suspenders, garters and similar articles; whether or not knitted or crocheted, n.e.c. in heading no. 6212
621320 Handkerchiefs; of cotton (not knitted or crocheted)
621390 Handkerchiefs; of textile materials other than cotton (not knitted or crocheted)
621410 Shawls, scarves, mufflers, mantillas, veils and the like; of silk or silk waste (not knitted or crocheted)
621420 Shawls, scarves, mufflers, mantillas, veils and the like; of wool or fine animal hair (not knitted or crocheted)
621430 Shawls, scarves, mufflers, mantillas, veils and the like; of synthetic fibres (not knitted or crocheted)
621440 Shawls, scarves, mufflers, mantillas, veils and the like; of artificial fibres (not knitted or crocheted)
621490 Shawls, scarves, mufflers, mantillas, veils and the like; of textile materials n.e.c. in heading no. 6214 (not knitted or crocheted)
621510 Ties, bow ties and cravats; of silk or silk waste (not knitted or crocheted)
621520 Ties, bow ties and cravats; of man-made fibres (not knitted or crocheted)
621590 Ties, bow ties and cravats; of textile materials other than silk or man-made fibres (not knitted or crocheted)
621600 Gloves, mittens and mitts (not knitted or crocheted)
621710 Clothing accessories; other than those of heading no. 6212 (not knitted or crocheted)
621790 Clothing; parts of garments or of clothing accessories, other than those of heading no. 6212 (not knitted or crocheted)
630110 Blankets; electric
630120 Blankets (other than electric blankets) and travelling rugs; of wool or of fine animal hair
630130 Blankets (other than electric blankets) and travelling rugs; of cotton
630140 Blankets (other than electric blankets) and travelling rugs; of synthetic fibres
630190 Blankets and travelling rugs; n.e.c. in heading no. 6301
630210 Bed linen; knitted or crocheted
630221 Bed linen; of cotton, printed, not knitted or crocheted
630222 Bed linen; of man-made fibres, printed, not knitted or crocheted
630229 Bed linen; of textile materials (other than cotton or man-made fibres), printed, not knitted or crocheted
630231 Bed linen; of cotton (not printed, knitted or crocheted)
630232 Bed linen; of man-made fibres (not printed, knitted or crocheted)
630239 Bed linen; of textile materials other than cotton or man-made fibres (not printed, knitted or crocheted)
630240 Table linen; knitted or crocheted
630251 Table linen; of cotton, not knitted or crocheted
630253 Table linen; of man-made fibres, not knitted or crocheted
630259 Table linen; of textile materials (other than cotton or man-made fibres), not knitted or crocheted
630260 Kitchen and toilet linen; of terry towelling or similar terry fabrics, of cotton
630291 Toilet and kitchen linen; of cotton, excluding terry towelling or similar terry fabrics
630293 Toilet and kitchen linen; of man-made fibres
630299 Toilet and kitchen linen; of textile materials (other than cotton or man-made fibres)
630312 Curtains (including drapes) and interior blinds; curtain or bed valances, knitted or crocheted, of synthetic fibres
630319 Curtains (including drapes) and interior blinds; curtain or bed valances, knitted or crocheted, of textile materials other than synthetic fibres
630391 Curtains (including drapes) and interior blinds, curtain or bed valances; of cotton, not knitted or crocheted
630392 Curtains (including drapes) and interior blinds, curtain or bed valances; of synthetic fibres, not knitted or crocheted
630399 Curtains (including drapes) and interior blinds, curtain or bed valances; of textile materials other than cotton or synthetic fibres, not knitted or crocheted
630411 Bedspreads; knitted or crocheted
630419 Bedspreads; not knitted or crocheted
630420 Furnishing articles; excluding those of heading no. 9404, bed nets, specified in Subheading Note 1 to this Chapter
630491 Furnishing articles; excluding those of heading no. 9404, n.e.c. in heading 6304, knitted or crocheted
630492 Furnishing articles; of cotton, not knitted or crocheted (excluding bedspreads and articles of heading no. 9404)
630493 Furnishing articles; of synthetic fibres, not knitted or crocheted (excluding bedspreads and articles of heading no. 9404)
630499 Furnishing articles; of textile materials other than cotton or synthetic fibres, not knitted or crocheted (excluding bedspreads and articles of heading no. 9404)
630510 Sacks and bags; of a kind used for the packing of goods, of jute or of other textile bast fibres of heading no. 5303
630520 Sacks and bags; of a kind used for the packing of goods, of cotton
630532 Sacks and bags; of a kind used for the packing of goods, of man-made textile materials, flexible intermediate bulk containers
630533 Sacks and bags; of a kind used for the packing of goods, of man-made textile materials, of polyethylene or polypropylene strip or the like, not flexible intermediate bulk containers
630539 Sacks and bags; of a kind used for the packing of goods, of man-made textile materials, not of polyethylene or polypropylene strip or the like, not flexible intermediate bulk containers
630590 Sacks and bags; of a kind used for the packing of goods, of textile materials (other than jute, cotton or man-made textile materials)
630612 Tarpaulins, awnings and sunblinds; of synthetic fibres
630619 Tarpaulins, awnings and sunblinds; of textile materials other than synthetic fibres
630622 Tents (including temporary canopies and similar articles); of synthetic fibres
630629 Tents (including temporary canopies and similar articles); of textile materials other than synthetic fibres
630630 Sails; for boats, sailboards or landcraft
630640 Camping goods; pneumatic mattresses
630690 Camping goods; (of textile materials), n.e.c in heading no. 6306
630710 Cloths; floor cloths, dish-cloths, dusters and similar cleaning cloths
630720 Life-jackets and life-belts
630790 Textiles; made up articles (including dress patterns), n.e.c. in chapter 63, n.e.c. in heading no. 6307
630800 Fabrics, woven and yarn; in sets, whether or not with accessories, for making up into rugs, tapestries, embroidered table cloths or serviettes or similar textile articles, packaged for retail sale
630900 Clothing; worn, and other worn articles
631010 Rags; used or new, scrap twine, cordage, rope and cables and worn out articles of twine, cordage, rope or cables, of textile materials; sorted
631090 Rags; used or new, scrap twine, cordage, rope and cables and worn out articles of twine, cordage, rope or cables, of textile materials; other than sorted
640110 Footwear; waterproof with metal toe-cap, rubber or plastic outer soles and uppers (not assembled by stitch, rivet, nail, screw, plug or similar)
640192 Footwear; waterproof, covering the ankle (but not the knee), rubber or plastic outer soles and uppers (not assembled by stitch, rivet, nail, screw, plug or similar)
640199 Footwear; waterproof, n.e.c. in heading no. 6401, rubber or plastic outer soles and uppers (not assembled by stitch, rivet, nail, screw, plug or similar)
640212 Sports footwear; with outer soles and uppers of rubber or plastics, ski-boots, cross-country ski footwear and snowboard boots
640219 Sports footwear; (other than ski-boots, snowboard boots or cross-country ski footwear), with outer soles and uppers of rubber or plastics
640220 Footwear; with outer soles and uppers of rubber or plastics, upper straps or thongs assembled to the sole by plugs
640291 Footwear; n.e.c. in heading no. 6402, covering the ankle, with outer soles and uppers of rubber or plastics
640299 Footwear; n.e.c. in heading no. 6402, (other than just covering the ankle), with outer soles and uppers of rubber or plastics
640312 Sports footwear; with outer soles of rubber, plastics, leather or composition leather and uppers of leather, ski-boots, snowboard boots and cross-country ski footwear
640319 Sports footwear; (other than ski-boots, snowboard boots or cross-country ski footwear), with outer soles of rubber, plastics, leather or composition leather and uppers of leather
640320 Footwear; with outer soles of leather, uppers consisting of leather straps across instep and around the big toe
640340 Footwear; with metal toe-cap, outer soles of rubber, plastics, leather or composition leather, uppers of leather
640351 Footwear; n.e.c. in heading no. 6403, with outer soles and uppers of leather, covering the ankle
640359 Footwear; n.e.c. in heading no. 6403, (not covering the ankle), outer soles and uppers of leather
640391 Footwear; n.e.c. in heading no. 6403, covering the ankle, outer soles of rubber, plastics or composition leather, uppers of leather
640399 Footwear; n.e.c. in heading no. 6403, (not covering the ankle), outer soles of rubber, plastics or composition leather, uppers of leather
640411 Sports footwear; tennis shoes, basketball shoes, gym shoes, training shoes and the like, with outer soles of rubber or plastics and uppers of textile materials
640419 Footwear; (other than sportswear), with outer soles of rubber or plastics and uppers of textile materials
640420 Footwear; outer soles of leather or composition leather, uppers of textile materials
640510 Footwear; with uppers of leather or composition leather, n.e.c. in chapter 64
640520 Footwear; with uppers of textile materials, n.e.c. in chapter 64
640590 Footwear; n.e.c. in chapter 64
640610 Footwear; parts, uppers and parts thereof, other than stiffeners
640620 Footwear; parts, outer soles and heels, of rubber or plastics
640690 Footwear; parts, n.e.c. in heading 6406
650100 Hat-forms, hat bodies and hoods of felt, neither blocked to shape nor with made brims; plateaux and manchons (including slit manchons) of felt
650200 Hat-shapes; plaited or made by assembling strips of any material, neither blocked to shape, nor with made brims, nor lined, nor trimmed
650400 Hats and other headgear; plaited or made by assembling strips of any material, whether or not lined or trimmed
650500 Hats and other headgear; knitted or crocheted, or made up from lace, felt or other textile fabric, in the piece (but not in strips), whether or not lined or trimmed; hair-nets of any material, whether or not lined or trimmed
650610 Headgear; safety, whether or not lined or trimmed
650691 Headgear; (other than safety headgear), of rubber or plastics, whether or not lined or trimmed
650699 Headgear; (other than safety headgear), (of materials other than rubber or plastic), whether or not lined or trimmed
650700 Head-bands, linings, covers, hat foundations, hat frames, peaks and chinstraps; for headgear
660110 Umbrellas and sun umbrellas; garden or similar umbrellas
660191 Umbrellas and sun umbrellas; having a telescopic shaft, (excluding garden or similar umbrellas)
660199 Umbrellas and sun umbrellas; n.e.c. in heading no. 6601 (including walking stick umbrellas)
660200 Walking-sticks, seat-sticks, whips, riding-crops and the like
660320 Umbrella frames; including frames mounted on shafts (sticks)
660390 Trimmings, accessories and parts of articles of heading no. 6601 or 6602; n.e.c. in heading no. 6603
670100 Skins and other parts of birds with their feathers or down; feathers, parts of feathers, down and articles thereof (other than goods of heading no. 0505 and worked quills and scapes)
670210 Flowers, foliage and fruit, artificial, and parts thereof; articles made of artificial flowers, foliage or fruit, of plastics
670290 Flowers, foliage and fruit, artificial, and parts thereof; articles made of artificial flowers, foliage or fruit, of materials other than plastics
670300 Human hair, dressed, thinned, bleached or otherwise worked; wool or other animal hair or other textile materials, prepared for use in making wigs or the like
670411 Wigs; complete, of synthetic textile materials
670419 False beards, eyebrows and eyelashes, switches and the like; of synthetic textile materials
670420 Wigs, false beards, eyebrows and eyelashes, switches and the like and other articles n.e.c.; of human hair
670490 Wigs, false beards, eyebrows and eyelashes, switches and the like and other articles n.e.c.; of animal hair or of textile materials other than synthetic
680100 Stone; setts, curbstones and flagstones, of natural stone (except slate)
680210 Tiles, cubes and similar articles; whether or not rectangular (including square), largest face of which is capable of being enclosed in square, side less than 7cm, coloured granules, chippings, powder
680221 Marble, travertine and alabaster; simply cut or sawn, with a flat or even surface
680223 Granite; articles thereof, simply cut or sawn, with a flat or even surface
680229 Stone; monumental or building stone, n.e.c. in item no. 6802.2, articles thereof, simply cut or sawn, with a flat or even surface
680291 Marble, travertine and alabaster; articles thereof, (other than simply cut or sawn, with a flat or even surface)
680292 Stone; calcareous (excluding marble, travertine, alabaster) articles thereof, (other than simply cut or sawn, with a flat or even surface)
680293 Granite; articles thereof, (other than simply cut or sawn, with a flat or even surface)
680299 Stone; natural (excluding marble, travertine, alabaster, other calcareous stone or granite), monumental or building stone, (other than simply cut or sawn, with a flat or even surface)
680300 Slate, worked; and articles of slate or of agglomerated slate
680410 Millstones and grindstones; for milling, grinding or pulping
680421 Millstones, grindstones, grinding wheels and the like; of agglomerated synthetic or natural diamond
680422 Millstones, grindstones, grinding wheels and the like; of other agglomerated abrasives or of ceramics
680423 Millstones, grindstones, grinding wheels and the like; of natural stone
680430 Stones; hand sharpening or polishing stones, of natural stone, agglomerated natural or artificial abrasives or ceramics, with or without parts of other materials
680510 Abrasive powder or grain; natural or artificial, on a base of woven textile fabric only, whether or not cut to shape or sewn or otherwise made up
680520 Abrasive powder or grain; natural or artificial, on a base of paper or paperboard only, whether or not cut to shape or sewn or otherwise made up
680530 Abrasive powder or grain; natural or artificial, on a base of materials n.e.c. in heading no. 6805, whether or not cut to shape or sewn or otherwise made up
680610 Slag wool, rock wool and similar mineral wools (including intermixtures thereof), in bulk, sheets or rolls
680620 Exfoliated vermiculite, expanded clays, foamed slag and similar expanded mineral materials (including intermixtures thereof)
680690 Minerals; mixtures and articles of heat-insulating, sound-insulating or sound-absorbing mineral materials, other than those of heading no. 6811 or 6812 or of chapter 69
680710 Asphalt or similar material; articles (e.g. petroleum bitumen or coal tar pitch) in rolls
680790 Asphalt or similar material; articles (e.g. petroleum bitumen or coal tar pitch) other than in rolls
680800 Panels, boards, tiles, blocks and the like; of vegetable fibre, of straw, shavings, chips, particles, sawdust or other waste, of wood, agglomerated with cement, plaster or other mineral binders
680911 Plaster, or plaster compositions; boards, sheets, panels, tiles and similar articles, faced or reinforced with paper or paperboard only, not ornamented
680919 Plaster, or plaster compositions; boards, sheets, panels, tiles and similar articles, (other than faced or reinforced with paper or paperboard only), not ornamented
680990 Plaster articles or articles of compositions based on plaster; n.e.c. in heading no. 6809
681011 Cement, concrete or artificial stone; building blocks or bricks, whether or not reinforced
681019 Cement, concrete or artificial stone; tiles, flagstones and similar, (excluding building blocks and bricks) whether or not reinforced
681091 Cement, concrete or artificial stone; prefabricated structural components for building or civil engineering, whether or not reinforced
681099 Cement, concrete or artificial stone; articles (other than prefabricated structural components for building or civil engineering), whether or not reinforced, n.e.c. in heading no. 6810
681140 Asbestos-cement; articles or the like, containing asbestos
681181 Cellulose fibre-cement; articles or the like; corrugated sheets, not containing asbestos
681182 Cellulose fibre-cement; articles or the like, sheets, panels, tiles and similar articles (other than corrugated sheets), not containing asbestos
681189 Cellulose fibre-cement; articles or the like, other than corrugated sheets and other sheets, panels, tiles and similar articles, not containing asbestos
681280 Fabricated crocidolite (blue asbestos) fibres, mixtures with a basis of crocidolite (blue asbestos), articles of crocidolite (blue asbestos), whether or not reinforced, not goods of heading 6811 or 6813
681291 Asbestos or mixtures with a basis of asbestos (other than crocidolite); clothing, clothing accessories, footwear and headgear, whether or not reinforced, not goods of heading 6811 or 6813
681299 Asbestos or mixtures with a basis of asbestos (other than crocidolite); fibres, mixtures or articles n.e.c. in heading no. 6812, whether or not reinforced, not goods of heading 6811 or 6813
681320 Friction material and articles thereof (e.g. sheets, rolls, strips, segments, discs, washers, pads) not mounted; for brakes, clutches or the like, with a basis of asbestos
681381 Brake linings and pads; with a basis of mineral substances or cellulose (other than asbestos)
681389 Friction material and articles thereof (e.g. sheets, rolls, strips, segments, discs, washers, pads) not mounted; for clutches or the like (not brake linings and pads), with a basis of mineral substances or cellulose (other than asbestos)
681410 Mica; plates, sheets and strips of agglomerated or reconstituted mica, whether or not on a support of paper, paperboard or other materials
681490 Mica; worked mica and articles of mica (excluding plates, sheets and strips) whether or not on a support of paper, paperboard or other materials
681511 Stone or other mineral substances not elsewhere specified or included; carbon fibres for non-electrical uses
681512 Stone or other mineral substances not elsewhere specified or included; fabrics of carbon fibres for non-electrical uses
681513 Stone or other mineral substances not elsewhere specified or included; articles of carbon fibres for non-electrical uses
681519 Stone or other mineral substances not elsewhere specified or included; non-electrical articles of graphite or carbon n.e.c. in heading 6815
681520 Peat; articles of peat n.e.c. or included
681591 Stone articles and articles of other mineral substances; containing magnesite, magnesia in the form of periclase, dolomite including in the form of dolime, or chromite
681599 Stone articles and articles of other mineral substances; n.e.c. or included in heading no. 6815
690100 Bricks, blocks, tiles and other ceramic goods of siliceous fossil meals (e.g. kieselguhr, tripolite or diatomite) or of similar siliceous earths
690210 Refractory bricks, blocks, tiles and similar refractory ceramic constructional goods; containing by weight, singly or together, more than 50% of the elements Mg, Ca or Cr, expressed as MgO, CaO or Cr2o3
690220 Refractory bricks, blocks, tiles and similar refractory ceramic constructional goods; containing by weight more than 50% of alumina (Al2o3), of silica (SiO2) or of a mixture or compound of these
690290 Refractory bricks, blocks, tiles and similar refractory ceramic constructional goods; n.e.c. in item no. 6902.1 or 6902.2
690310 Refractory ceramic goods; containing, by weight, more than 50% of free carbon, excluding those of siliceous fossil meals or similar earths
690320 Refractory ceramic goods; containing by weight more than 50% of alumina or of a mixture or compound of alumina and of silica, excluding those of siliceous fossil meals or similar earths
690390 Refractory ceramic goods; composition of which n.e.c. in heading no. 6903, other than those of siliceous fossil meals or similar earths
690410 Ceramic building bricks
690490 Ceramic flooring blocks, supports or filler tiles and the like (excluding building bricks)
690510 Ceramic roofing tiles
690590 Ceramic chimney-pots, cowls, chimney liners, architectural ornaments and other constructional goods (excluding roofing tiles)
690600 Ceramic pipes, conduits, guttering and pipe fittings
690721 Ceramic tiles; flags and paving, hearth or wall tiles other than those of subheadings 6907.30 and 6907.40, of a water absorption coefficient by weight not over 0.5%
690722 Ceramic tiles; flags and paving, hearth or wall tiles other than those of subheadings 6907.30 and 6907.40, of a water absorption coefficient by weight over 0.5% but not over 10%
690723 Ceramic tiles; flags and paving, hearth or wall tiles other than those of subheadings 6907.30 and 6907.40, of a water absorption coefficient by weight over 10%
690730 Mosaic cubes and the like, other than those of subheading 6907.40
690740 Finishing ceramics
690911 Ceramic wares; for laboratory, chemical or other technical uses, of porcelain or china
690912 Ceramic wares; for laboratory, chemical or other technical uses, articles having a hardness equivalent to 9 or more on the Mohs scale
690919 Ceramic wares; for laboratory, chemical or other technical uses, other than articles having a hardness equivalent to 9 or more on the Mohs scale or of porcelain or china
690990 Ceramic wares; pots, jars and similar articles of a kind used for the conveyance or packing of goods and ceramic troughs, tubs and similar receptacles used in agriculture
691010 Ceramic sinks, wash basins, wash basin pedestals, baths, bidets, water closet pans, flushing cisterns, urinals and similar sanitary fixtures; of porcelain or china
691090 Ceramic sinks, wash basins, wash basin pedestals, baths, bidets, water closet pans, flushing cisterns, urinals and similar sanitary fixtures; of other than porcelain or china
691110 Tableware and kitchenware; of porcelain or china
691190 Household and toilet articles; n.e.c. in heading no. 6911, of porcelain or china
691200 Ceramic tableware, kitchenware, other household articles and toilet articles; other than of porcelain or china
691310 Ceramic statuettes and other ornamental ceramic articles, of porcelain or china
691390 Ceramic statuettes and other ornamental ceramic articles; other than of porcelain or china
691410 Ceramic articles n.e.c. in chapter 69; of porcelain or china
691490 Ceramic articles n.e.c. in chapter 69; other than of porcelain or china
700100 Glass; cullet and other waste and scrap of glass, excluding glass from cathode ray tubes or other activated glass of heading 85.49, glass in the mass
700210 Glass; unworked, in balls (other than microspheres of heading no. 7018)
700220 Glass; unworked, in rods
700231 Glass; unworked, in tubes, of fused quartz or other fused silica
700232 Glass; unworked, tubes, of glass having a linear coefficient of expansion not exceeding 5 x 10 (to the minus 6), (or 0.000005) per Kelvin within a temperature range of 0-300 degrees C
700239 Glass; unworked, in tubes, other than of glass having a linear coefficient of expansion not exceeding 5 x 10 (to the minus 6, (or 0.000005) ) per Kelvin within a temperature range of 0-300 degrees C, not fused quartz or other fused silica
700312 Glass; cast glass and rolled glass, non-wired sheets, coloured through the mass (body tinted), opacified, flashed or having an absorbent, reflecting or non-reflecting layer
700319 Glass; cast glass and rolled glass, non-wired sheets, (excluding those coloured throughout the mass (body tinted) opacified, flashed or having an absorbent or reflecting layer)
700320 Glass; cast glass and rolled glass, wired sheets, whether or not having an absorbent or reflecting layer but not otherwise worked
700330 Glass; cast glass and rolled glass, profiles, not otherwise worked
700420 Glass; drawn and blown, in sheets, coloured throughout the mass (body tinted), opacified, flashed or having an absorbent, reflecting or non-reflecting layer, but not otherwise worked
700490 Glass; drawn and blown, in sheets, (other than glass coloured throughout the mass (body tinted), opacified, flashed or having an absorbent, reflecting or non-reflecting layer)
700510 Glass; float glass and surface ground or polished glass, in sheets, non-wired, having an absorbent reflecting or non-reflecting layer
700521 Glass; float glass and surface ground or polished glass, in sheets, non-wired, coloured throughout the mass (body tinted), opacified, flashed or merely surface ground
700529 Glass; float glass and surface ground or polished glass, in sheets, non-wired, (other than coloured throughout the mass (body tinted), opacified, flashed or merely surface ground)
700530 Glass; float glass and surface ground or polished glass, in sheets, wired glass, whether or not having an absorbent or reflecting layer
700600 Glass of heading no. 7003, 7004 or 7005; bent, edge-worked, engraved, drilled, enamelled or otherwise worked, but not framed or fitted with other materials
700711 Glass; safety glass, toughened (tempered), of size and shape suitable for incorporation in vehicles, aircraft, spacecraft or vessels
700719 Glass; safety glass, toughened (tempered), (not of a size and shape suitable for incorporation in vehicles, aircraft, spacecraft or vessels)
700721 Glass; safety glass, laminated, of size and shape suitable for incorporation in vehicles, aircraft, spacecraft or vessels
700729 Glass; safety glass, laminated, (not of a size and shape suitable for incorporation in vehicles, aircraft, spacecraft or vessels)
700800 Glass; multiple-walled insulating units of glass
700910 Glass; rear-view mirrors for vehicles
700991 Glass mirrors; unframed, excluding rear-view mirrors for vehicles
700992 Glass mirrors; framed, excluding rear-view mirrors for vehicles
701010 Glass; ampoules, of a kind used for the conveyance or packing of goods
701020 Glass; stoppers, lids and other closures
701090 Glass; carboys, bottles, flasks, jars, pots, phials and other containers of glass, (not ampoules), used for the conveyance or packing of goods
701110 Glass envelopes (including bulbs and tubes); open, and glass parts thereof, without fittings, for electric lighting
701120 Glass envelopes (including bulbs and tubes); open, and glass parts thereof, without fittings, for cathode-ray tubes
701190 Glass envelopes (including bulbs and tubes); open, and glass parts thereof, without fittings, other than for electric lighting and cathode-ray tubes
701310 Glassware; of a kind used for table, kitchen, toilet, office, indoor decoration or similar purposes (other than of heading no. 7010 or 7018), of glass-ceramics
701322 Stemware drinking glasses, of lead crystal
701328 Stemware drinking glasses, other than of lead crystal or glass-ceramics
701333 Glassware; drinking glasses (not stemware), of lead crystal
701337 Glassware; drinking glasses (not stemware), other than of lead crystal or glass-ceramics
701341 Glassware of a kind used for table or kitchen purposes (not drinking glasses), of lead crystal
701342 Glassware of a kind used for table or kitchen purposes (not drinking glasses), of glass having a linear coefficient of expansion not exceeding 5 x 10 (to the minus 6), (or 0.000005) per Kelvin within a temperature range of 0-300 degrees C
701349 Glassware of a kind used for table or kitchen purposes (not drinking glasses or of glass-ceramics), of glass n.e.c. in item no. 7013.4
701391 Glassware; n.e.c. in heading no. 7013, of lead crystal
701399 Glassware; n.e.c. in heading no. 7013, other than of lead crystal
701400 Glassware; signalling, (not optically worked)
701510 Glasses for corrective spectacles; curved, bent, hollowed or the like, not optically worked
701590 Glasses; clock or watch and similar, glasses for non-corrective spectacles, curved, bent, hollowed etc, (not optically worked), hollow glass spheres and segments, for the manufacture of such glasses
701610 Glass cubes and other glass smallwares; whether or not on a backing, for mosaics or similar decorative purposes
701690 Multicellular or foam glass; in blocks, panels, plates, shells or similar forms; paving blocks, slabs, bricks and other articles of pressed or moulded glass
701710 Glassware; laboratory, hygienic or pharmaceutical, whether or not graduated or calibrated, of fused quartz or other fused silica
701720 Glassware; laboratory, hygienic or pharmaceutical, whether or not graduated or calibrated, having a linear co-efficient of expansion not over 5 x 10 (to the minus 6), (or 0.000005)) per Kelvin with a temperature of 0-300 degrees C
701790 Glassware; laboratory, hygienic or pharmaceutical, whether or not graduated or calibrated, of glass n.e.c. in heading no. 7017
701810 Glass; beads, imitation pearls, imitation precious or semi-precious stones and similar glass smallwares
701820 Glass microspheres; not exceeding 1mm in diameter
701890 Glass; articles thereof, statuettes and other ornaments of lamp worked glass, other than imitation jewellery
701911 Glass fibres; (including glass wool), chopped strands, of a length of not more than 50mm
701912 Glass fibres; (including glass wool), rovings
701913 Glass fibres; (including glass wool), yarns and slivers
701914 Glass fibres; (including glass wool), mechanically bonded mats
701915 Glass fibres; (including glass wool), chemically bonded mats
701919 Glass fibres; (including glass wool), threads and mats, other than mechanically or chemically bonded mats
701961 Glass fibres; mechanically bonded fabrics and closed woven fabrics of rovings
701962 Glass fibres; non-woven mechanically bonded fabrics and closed fabrics of rovings
701963 Glass fibres; mechanically bonded fabrics and closed woven fabrics, plain weave, of yarns, not coated or laminated (other than rovings)
701964 Glass fibres; closed woven fabrics, plain weave, of yarns, coated or laminated, (other than rovings)
701965 Glass fibres; open woven fabrics of a width not exceeding 30cm
701966 Glass fibres; open woven fabrics of a width exceeding 30cm
701969 Glass fibres; fabrics n.e.c. in item no. 7019.6
701971 Glass fibres; chemically bonded fabrics
701972 Glass fibres; chemically bonded fabrics, closed fabrics n.e.c. in heading 7019
701973 Glass fibres; chemically bonded fabrics, open fabrics n.e.c. in heading 7019
701980 Glass fibres; glass wool and articles thereof
701990 Glass fibres; n.e.c. in heading no. 7019
702000 Glass; articles n.e.c. in chapter 70
710110 Pearls; natural, whether or not worked or graded (but not strung, mounted or set), temporarily strung for the convenience of transport
710121 Pearls; cultured, unworked, whether or not graded (but not strung, mounted or set), temporarily strung for the convenience of transport
710122 Pearls; cultured, worked, whether or not graded (but not strung, mounted or set), temporarily strung for the convenience of transport
710210 Diamonds; whether or not worked, but not mounted or set, unsorted
710221 Diamonds; industrial, unworked or simply sawn, cleaved or bruted, but not mounted or set
710229 Diamonds; industrial, (other than unworked or simply sawn, cleaved or bruted), but not mounted or set
710231 Diamonds; non-industrial, unworked or simply sawn, cleaved or bruted, but not mounted or set
710239 Diamonds; non-industrial, (other than unworked or simply sawn, cleaved or bruted), but not mounted or set
710310 Stones; precious (other than diamonds) and semi-precious stones, unworked or simply sawn or roughly shaped, not strung, mounted or set
710391 Stones; rubies, sapphires and emeralds, worked (other than simply sawn or roughly shaped), not strung, mounted or set
710399 Stones; precious (other than diamonds) and semi-precious stones, (other than rubies, sapphires and emeralds), worked other than simply sawn or roughly shaped, not strung, mounted or set
710410 Stones; piezo-electric quartz, whether or not worked or graded but not strung, mounted or set; ungraded synthetic or reconstructed precious or semi-precious stones, temporarily strung for convenience of transport
710421 Stones; diamonds, unworked or simply sawn or roughly shaped
710429 Stones; synthetic or reconstructed precious or semi-precious n.e.c. in heading 7104, unworked or simply sawn or roughly shaped
710491 Stones; diamonds, n.e.c. in heading 7104, worked or graded but not strung, mounted or set; ungraded synthetic or reconstructed precious or semi-precious stones, temporarily strung for convenience of transport
710499 Stones; synthetic or reconstructed precious or semi-precious n.e.c. in heading 7104, worked or graded but not strung, mounted or set; ungraded synthetic or reconstructed precious or semi-precious stones, temporarily strung for convenience of transport
710510 Stones; precious and semi-precious, dust and powder, of diamonds
710590 Stones; precious and semi-precious, dust and powder, of natural or synthetic precious or semi-precious stones, excluding diamonds
710610 Metals; silver powder
710691 Metals; silver, unwrought, (but not powder)
710692 Metals; silver, semi-manufactured
710700 Base metals clad with silver; not further worked than semi-manufactured
710811 Metals; gold, non-monetary, powder
710812 Metals; gold, non-monetary, unwrought (but not powder)
710813 Metals; gold, semi-manufactured
710820 Gold, monetary
710900 Base metals or silver; clad with gold, not further worked than semi-manufactured
711011 Metals; platinum, unwrought or in powder form
711019 Metals; platinum, semi-manufactured
711021 Metals; palladium, unwrought or in powder form
711029 Metals; palladium, semi-manufactured
711031 Metals; rhodium, unwrought or in powder form
711039 Metals; rhodium, semi-manufactured
711041 Metals; iridium, osmium, ruthenium, unwrought or in powder form
711049 Metals; iridium, osmium, ruthenium, semi-manufactured
711100 Base metals, silver or gold, clad with platinum; not further worked than semi-manufactured
711230 Waste and scrap of precious metal or of metal clad with precious metal; ash containing precious metal or precious metal compounds
711291 Waste and scrap of precious metals; of gold, including metal clad with gold but excluding sweepings containing other precious metals
711292 Waste and scrap of precious metals; of platinum, including metal clad with platinum but excluding sweepings containing other precious metals
711299 Waste and scrap of precious metals; waste and scrap of precious metals including metal clad with precious metals, other than that of gold and platinum and excluding ash which contains precious metal or precious metal compounds
711311 Jewellery; of silver, whether or not plated or clad with other precious metal, and parts thereof
711319 Jewellery; of precious metal (excluding silver) whether or not plated or clad with precious metal, and parts thereof
711320 Jewellery; of base metal clad with precious metal, and parts thereof
711411 Silversmiths' wares; and parts thereof, of silver, whether or not plated or clad with other precious metal
711419 Goldsmiths' wares; articles of and parts thereof, of precious metal (excluding silver) whether or not plated or clad with precious metal
711420 Goldsmiths' and silversmiths' wares; articles of and parts thereof, of base metal clad with precious metal
711510 Metal; catalysts in the form of wire cloth or grill, of platinum
711590 Metal; precious or metal clad with precious metal, other than that of item no. 7115.10
711610 Pearls; articles of natural or cultured pearls
711620 Stones; precious or semi-precious stones (natural, synthetic or reconstructed) articles of
711711 Jewellery; imitation, cuff links and studs, of base metal, whether or not plated with precious metal
711719 Jewellery; imitation, (excluding cuff links and studs), of base metal, whether or not plated with precious metal
711790 Jewellery; imitation, of other than base metal, whether or not plated with precious metal
711810 Coin (other than gold coin), not being legal tender
711890 Coin; other than coin of item no. 7118.10
720110 Iron; non-alloy pig iron containing by weight 0.5% or less of phosphorus, in pigs, blocks or other primary forms
720120 Iron; non-alloy pig iron containing by weight more than 0.5% of phosphorus, in pigs, blocks or other primary forms
720150 Iron; alloy pig iron; spiegeleisen, in pigs, blocks or other primary forms
720211 Ferro-alloys; ferro-manganese, containing by weight more than 2% of carbon
720219 Ferro-alloys; ferro-manganese, containing by weight 2% or less of carbon
720221 Ferro-alloys; ferro-silicon, containing by weight more than 55% of silicon
720229 Ferro-alloys; ferro-silicon, containing by weight 55% or less of silicon
720230 Ferro-alloys; ferro-silico-manganese
720241 Ferro-alloys; ferro-chromium, containing by weight more than 4% of carbon
720249 Ferro-alloys; ferro-chromium, containing by weight 4% or less of carbon
720250 Ferro-alloys; ferro-silico-chromium
720260 Ferro-alloys; ferro-nickel
720270 Ferro-alloys; ferro-molybdenum
720280 Ferro-alloys; ferro-tungsten and ferro-silico-tungsten
720291 Ferro-alloys; ferro-titanium and ferro-silico-titanium
720292 Ferro-alloys; ferro-vanadium
720293 Ferro-alloys; ferro-niobium
720299 Ferro-alloys; n.e.c. in heading no. 7202
720310 Ferrous products; obtained by direct reduction of iron ore, in lumps, pellets or similar forms
720390 Ferrous products; spongy ferrous products and iron having a minimum purity by weight of 99.94%, in lumps, pellets or similar forms
720410 Ferrous waste and scrap; of cast iron
720421 Ferrous waste and scrap; of stainless steel
720429 Ferrous waste and scrap; of alloy steel (excluding stainless)
720430 Ferrous waste and scrap; of tinned iron or steel
720441 Ferrous waste and scrap; turnings, shavings, chips, milling waste, sawdust, filings, trimmings and stampings, whether or not in bundles
720449 Ferrous waste and scrap; n.e.c. in heading no. 7204
720450 Ferrous products; remelting scrap ingots
720510 Iron or steel, pig iron, spiegeleisen; granules thereof
720521 Alloy steel powders
720529 Iron or steel, pig iron, spiegeleisen; powders (excluding alloy steel)
720610 Iron or non-alloy steel; ingots (excluding iron of heading no. 7203)
720690 Iron or non-alloy steel; primary forms (excluding ingots and iron of heading no. 7203)
720711 Iron or non-alloy steel; semi-finished products of iron or non-alloy steel; containing by weight less than 0.25% of carbon, of rectangular (including square) cross-section, width less than twice thickness
720712 Iron or non-alloy steel; semi-finished products of iron or non-alloy steel; containing by weight less than 0.25% of carbon, of rectangular (other than square) cross-section
720719 Iron or non-alloy steel; semi-finished products of iron or non-alloy steel, containing by weight less than 0.25% of carbon, other than rectangular or square cross-section
720720 Iron or non-alloy steel; semi-finished products of iron or non-alloy steel, containing by weight 0.25% or more of carbon
720810 Iron or non-alloy steel; in coils, flat-rolled, of a width 600mm or more, hot-rolled, with patterns in relief
720825 Iron or non-alloy steel; in coils, without patterns in relief, flat-rolled, of a width 600mm or more, hot-rolled, pickled, of a thickness of 4.75mm or more
720826 Iron or non-alloy steel; in coils, without patterns in relief, flat-rolled, of a width 600mm or more, hot-rolled, pickled, of a thickness of 3mm or more but less than 4.75mm
720827 Iron or non-alloy steel; in coils, without patterns in relief, flat-rolled, of a width 600mm or more, hot-rolled, pickled, of a thickness of less than 3mm
720836 Iron or non-alloy steel; in coils, without patterns in relief, flat-rolled, of a width 600mm or more, hot-rolled, of a thickness exceeding 10mm
720837 Iron or non-alloy steel; in coils, without patterns in relief, flat-rolled, of a width 600mm or more, hot-rolled, of a thickness of 4.75mm or more but not exceeding 10mm
720838 Iron or non-alloy steel; in coils, without patterns in relief, flat-rolled, of a width 600mm or more, hot-rolled, of a thickness of 3mm or more but less than 4.75mm
720839 Iron or non-alloy steel; in coils, without patterns in relief, flat-rolled, of a width 600mm or more, hot-rolled, of a thickness of less than 3mm
720840 Iron or non-alloy steel; (not in coils), flat-rolled, of a width 600mm or more, hot-rolled, with patterns in relief
720851 Iron or non-alloy steel; (not in coils), flat-rolled, of a width 600mm or more, hot-rolled, without patterns in relief, of a thickness exceeding 10mm
720852 Iron or non-alloy steel; (not in coils), flat-rolled, of a width 600mm or more, hot-rolled, without patterns in relief, of a thickness of 4.75mm or more but not exceeding 10mm
720853 Iron or non-alloy steel; (not in coils), flat-rolled, of a width 600mm or more, hot-rolled, without patterns in relief, of a thickness of 3mm or more but less than 4.75mm
720854 Iron or non-alloy steel; (not in coils), flat-rolled, of a width 600mm or more, hot-rolled, without patterns in relief, of a thickness of less than 3mm
720890 Iron or non-alloy steel; flat-rolled, hot-rolled, of a width 600mm or more, n.e.c. in heading no. 7208
720915 Iron or non-alloy steel; in coils, flat-rolled, width 600mm or more, cold-rolled, of a thickness of 3mm or more
720916 Iron or non-alloy steel; in coils, flat-rolled, width 600mm or more, cold-rolled, of a thickness exceeding 1mm but less than 3mm
720917 Iron or non-alloy steel; in coils, flat-rolled, width 600mm or more, cold-rolled, of a thickness of 0.5mm or more but not exceeding 1mm
720918 Iron or non-alloy steel; in coils, flat-rolled, width 600mm or more, cold-rolled, of a thickness of less than 0.5mm
720925 Iron or non-alloy steel; (not in coils), flat-rolled, width 600mm or more, cold-rolled, of a thickness of 3mm or more
720926 Iron or non-alloy steel; (not in coils), flat-rolled, width 600mm or more, cold-rolled, of a thickness exceeding 1mm but less than 3mm
720927 Iron or non-alloy steel; (not in coils), flat-rolled, width 600mm or more, cold-rolled, of a thickness of 0.5mm or more but not exceeding 1mm
720928 Iron or non-alloy steel; (not in coils), flat-rolled, width 600mm or more, cold-rolled, of a thickness of less than 0.5mm
720990 Iron or non-alloy steel; flat-rolled, width 600mm or more, cold-rolled, n.e.c. in heading no. 7209
721011 Iron or non-alloy steel; flat-rolled, width 600mm or more, plated or coated with tin, thickness of 0.5mm or more
721012 Iron or non-alloy steel; flat-rolled, width 600mm or more, plated or coated with tin, thickness of less than 0.5mm
721020 Iron or non-alloy steel; flat-rolled, width 600mm or more, plated or coated with lead, including terne-plate
721030 Iron or non-alloy steel; flat-rolled, width 600mm or more, electrolytically plated or coated with zinc
721041 Iron or non-alloy steel; flat-rolled, width 600mm or more, corrugated, plated or coated with zinc (not electrolytically)
721049 Iron or non-alloy steel; flat-rolled, width 600mm or more, (not corrugated), plated or coated with zinc (not electrolytically)
721050 Iron or non-alloy steel; flat-rolled, width 600mm or more, plated or coated with chromium oxides or with chromium and chromium oxides
721061 Iron or non-alloy steel; flat-rolled, width 600mm or more, plated or coated with aluminium zinc-alloys
721069 Iron or non-alloy steel; flat-rolled, width 600mm or more, plated or coated with aluminium, other than plated or coated with aluminium zinc-alloys
721070 Iron or non-alloy steel; flat-rolled, width 600mm or more, painted, varnished or coated with plastics
721090 Iron or non-alloy steel; flat-rolled, width 600mm or more, plated or coated with materials n.e.c. in heading no. 7210
721113 Iron or non-alloy steel; flat-rolled, hot-rolled, rolled on four faces or in a closed box pass, of a width more than 150mm but less than 600mm, 4mm thick or more, not in coils, without patterns in relief
721114 Iron or non-alloy steel; flat-rolled, hot-rolled, of a width less than 600mm, 4.75mm thick or more, excluding those of item no. 7211.13
721119 Iron or non-alloy steel; flat-rolled, hot-rolled, of a width less than 600mm, less than 4.75mm thick, excluding those of item no. 7211.13
721123 Iron or non-alloy steel; flat-rolled, cold-rolled, of a width less than 600mm, containing by weight less than 0.25% of carbon
721129 Iron or non-alloy steel; flat-rolled, cold-rolled, of a width less than 600mm, containing by weight 0.25% or more of carbon
721190 Iron or non-alloy steel; flat-rolled, n.e.c. in heading no. 7211, width less than 600mm
721210 Iron or non-alloy steel; flat-rolled, width less than 600mm, plated or coated with tin
721220 Iron or non-alloy steel; flat-rolled, of a width less than 600mm, electrolytically plated or coated with zinc
721230 Iron or non-alloy steel; flat-rolled, width less than 600mm, plated or coated with zinc (not electrolytically)
721240 Iron or non-alloy steel; flat-rolled, width less than 600mm, painted, varnished or coated with plastics
721250 Iron or non-alloy steel; flat-rolled, width less than 600mm, plated or coated, (excluding tin, zinc or plastic)
721260 Iron or non-alloy steel; flat-rolled, width less than 600mm, clad
721310 Iron or non-alloy steel; bars and rods, hot-rolled, in irregularly wound coils, containing indentations, ribs, grooves or other deformations produced during the rolling process
721320 Iron or non-alloy steel; bars and rods, hot-rolled, in irregularly wound coils, of free-cutting steel
721391 Iron or non-alloy steel; bars and rods, hot-rolled, in irregularly wound coils, n.e.c. in heading no. 7213, of circular cross-section measuring less than 14mm in diameter
721399 Iron or non-alloy steel; bars and rods, hot-rolled, in irregularly wound coils, n.e.c. in heading no. 7213, of circular cross-section measuring 14mm or more in diameter
721410 Iron or non-alloy steel; bars and rods, forged, hot-rolled, hot-drawn or hot-extruded, but including those twisted after rolling
721420 Iron or non-alloy steel; bars and rods, hot-rolled, hot-drawn or hot-extruded, containing indentations, ribs, grooves or other deformations produced during the rolling process or twisted after rolling
721430 Iron or non-alloy steel; bars and rods, hot-rolled, hot-drawn or hot-extruded, including those twisted after rolling, of free-cutting steel
721491 Iron or non-alloy steel; bars and rods, hot-rolled, hot-drawn or hot-extruded, n.e.c. in heading no. 7214, of rectangular (other than square) cross-section
721499 Iron or non-alloy steel; bars and rods, hot-rolled, hot-drawn or hot-extruded, n.e.c. in heading no. 7214, other than of rectangular cross-section
721510 Iron or non-alloy steel; bars and rods, of free-cutting steel, cold-formed or cold-finished, n.e.c. in chapter 72
721550 Iron or non-alloy steel; bars and rods, n.e.c. in chapter 72, cold-formed or cold-finished, (not free-cutting)
721590 Iron or non-alloy steel; bars and rods, n.e.c. in chapter 72, n.e.c. in heading no. 7215
721610 Iron or non-alloy steel; U, I or H sections, hot-rolled, hot-drawn or extruded, of a height of less than 80mm
721621 Iron or non-alloy steel; L sections, hot-rolled, hot-drawn or extruded, of a height of less than 80mm
721622 Iron or non-alloy steel; T sections, hot-rolled, hot-drawn or extruded, of a height less than 80mm
721631 Iron or non-alloy steel; U sections, hot-rolled, hot-drawn or extruded, of a height of 80mm or more
721632 Iron or non-alloy steel; I sections, hot-rolled, hot-drawn or extruded, of a height of 80mm or more
721633 Iron or non-alloy steel; H sections, hot-rolled, hot-drawn or extruded, of a height of 80mm or more
721640 Iron or non-alloy steel; L or T sections, hot-rolled, hot-drawn or extruded, of a height of 80mm or more
721650 Iron or non-alloy steel; angles, shapes and sections, n.e.c. in heading no. 7216, hot-rolled, hot-drawn or extruded
721661 Iron or non-alloy steel; angles, shapes and sections, cold-formed or cold-finished, obtained from flat-rolled products
721669 Iron or non-alloy steel; angles, shapes and sections, cold-formed or cold-finished, (not obtained from flat-rolled products)
721691 Iron or non-alloy steel; angles, shapes and sections, n.e.c. in heading no. 7216, cold-formed or cold-finished, from flat-rolled products
721699 Iron or non-alloy steel; angles, shapes and sections, n.e.c. in heading no. 7216
721710 Iron or non-alloy steel; wire, (not plated or coated), whether or not polished
721720 Iron or non-alloy steel; wire, plated or coated with zinc
721730 Iron or non-alloy steel; wire, plated or coated with base metals (other than zinc)
721790 Iron or non-alloy steel; wire, n.e.c. in heading no. 7217
721810 Steel, stainless; ingots and other primary forms
721891 Steel, stainless; semi-finished products, of rectangular (other than square) cross-section
721899 Steel, stainless; semi-finished products, other than of rectangular cross-section
721911 Steel, stainless; flat-rolled, width 600mm or more, hot-rolled, in coils, of a thickness exceeding 10mm
721912 Steel, stainless; flat-rolled, width 600mm or more, hot-rolled, in coils, of a thickness of 4.75mm or more but not exceeding 10mm
721913 Steel, stainless; flat-rolled, width 600mm or more, hot-rolled, in coils, of a thickness of 3mm or more but less than 4.75mm
721914 Steel, stainless; flat-rolled, width 600mm or more, hot-rolled, in coils, of a thickness of less than 3mm
721921 Steel, stainless; flat-rolled, width 600mm or more, hot-rolled, (not in coils), of a thickness exceeding 10mm
721922 Steel, stainless; flat-rolled, width 600mm or more, hot-rolled, (not in coils), of a thickness of 4.75mm or more but not exceeding 10mm
721923 Steel, stainless; flat-rolled, width 600mm or more, hot-rolled, (not in coils), of a thickness of 3mm or more but less than 4.75mm
721924 Steel, stainless; flat-rolled, width 600mm or more, hot-rolled, (not in coils), of a thickness of less than 3mm
721931 Steel, stainless; flat-rolled, width 600mm or more, cold-rolled or cold-reduced, of a thickness of 4.75mm or more
721932 Steel, stainless; flat-rolled, width 600mm or more, cold-rolled, of a thickness of 3mm or more but less than 4.75mm
721933 Steel, stainless; flat-rolled, width 600mm or more, cold-rolled, of a thickness exceeding 1mm but less than 3mm
721934 Steel, stainless; flat-rolled, width 600mm or more, cold-rolled, of a thickness of 0.5mm or more but not exceeding 1mm
721935 Steel, stainless; flat-rolled, width 600mm or more, cold-rolled, of a thickness of less than 0.5mm
721990 Steel, stainless; flat-rolled, width 600mm or more, n.e.c. in heading no. 7219
722011 Steel, stainless; flat-rolled, width less than 600mm, hot-rolled, of a thickness of 4.75mm or more
722012 Steel, stainless; flat-rolled, width less than 600mm, hot-rolled, of a thickness of less than 4.75mm
722020 Steel, stainless; flat-rolled, width less than 600mm, cold-rolled
722090 Steel, stainless; flat-rolled, width less than 600mm, n.e.c. in heading no 7220
722100 Steel, stainless; bars and rods, hot-rolled, in irregularly wound coils
722211 Steel, stainless; bars and rods, hot-rolled, hot-drawn or extruded, of circular cross-section
722219 Steel, stainless; bars and rods, hot-rolled, hot-drawn or extruded, other than of circular cross-section
722220 Steel, stainless; bars and rods, cold-formed or cold-finished
722230 Steel, stainless; bars and rods, n.e.c. in heading no. 7222
722240 Steel, stainless; angles, shapes and sections
722300 Steel, stainless; wire
722410 Steel, alloy; ingots and other primary forms
722490 Steel, alloy; semi-finished products
722511 Steel, alloy; flat-rolled, width 600mm or more, of silicon-electrical steel, grain-oriented
722519 Steel, alloy; flat-rolled, width 600mm or more, of silicon-electrical steel, (other than grain-oriented)
722530 Steel, alloy; flat-rolled, width 600mm or more, hot-rolled, in coils
722540 Steel, alloy; flat-rolled, width 600mm or more, hot-rolled, not in coils
722550 Steel, alloy; flat-rolled, width 600mm or more, cold-rolled
722591 Steel, alloy; flat-rolled, width 600mm or more, n.e.c. in heading no. 7225, electrolytically plated or coated with zinc
722592 Steel, alloy; flat-rolled, width 600mm or more, n.e.c. in heading no. 7225, plated or coated with zinc (other than electrolytically)
722599 Steel, alloy; flat-rolled, width 600mm or more, n.e.c. in heading no. 7225, (other than plated or coated with zinc)
722611 Steel, alloy; flat-rolled, width less than 600mm, of silicon-electrical steel, grain-oriented
722619 Steel, alloy; flat-rolled, width less than 600mm, of silicon-electrical steel, other than grain-oriented
722620 Steel, alloy; flat-rolled, width less than 600mm, of high speed steel
722691 Steel, alloy; flat-rolled, width less than 600mm, (excluding silicon-electrical or high speed steel), hot-rolled
722692 Steel, alloy; flat-rolled, width less than 600mm, (excluding silicon-electrical or high speed steel), cold-rolled
722699 Steel, alloy; flat-rolled, width less than 600mm, n.e.c. in item no. 7226.9
722710 Steel, alloy; bars and rods, hot-rolled, in irregularly wound coils, of high speed steel
722720 Steel, alloy; bars and rods, hot-rolled, in irregularly wound coils, of silico-manganese steel
722790 Steel, alloy; bars and rods, hot-rolled, in irregularly wound coils, n.e.c. in heading no. 7227
722810 Steel, alloy; bars and rods, of high speed steel
722820 Steel, alloy; bars and rods, of silico-manganese steel
722830 Steel, alloy; bars and rods, hot-rolled, hot-drawn or extruded
722840 Steel, alloy; bars and rods, forged
722850 Steel, alloy; bars and rods, cold-formed or cold-finished
722860 Steel, alloy; bars and rods n.e.c. in heading no. 7228
722870 Steel, alloy; angles, shapes and sections
722880 Steel, alloy or non-alloy; hollow drill bars and rods
722920 Steel, alloy; wire, of silico-manganese steel
722990 Steel, alloy; wire, of materials other than silico-manganese steel
730110 Iron or steel; sheet piling, whether or not drilled, punched or made from assembled elements
730120 Iron or steel; angles, shapes and sections, welded
730210 Iron or steel, railway or tramway track construction material; rails
730230 Iron or steel, railway or tramway track construction material; switch blades, crossing frogs, point rods and other crossing pieces
730240 Iron or steel, railway or tramway track construction material; fish-plates and sole plates
730290 Iron or steel, railway or tramway track construction material; n.e.c. in heading no. 7302
730300 Cast iron; tubes, pipes and hollow profiles
730411 Iron or steel (excluding cast iron); seamless, line pipe of a kind used for oil or gas pipelines, of stainless steel
730419 Iron or steel (excluding cast iron or stainless steel); seamless, line pipe of a kind used for oil or gas pipelines
730422 Steel, stainless; seamless, drill pipe, of a kind used in drilling for oil or gas
730423 Iron or steel (excluding cast iron or stainless steel); seamless, drill pipe, of a kind used in drilling for oil or gas
730424 Steel, stainless; seamless, casing and tubing, of a kind used in drilling for oil or gas
730429 Iron or steel (excluding cast iron or stainless steel); seamless, casing and tubing, of a kind used in drilling for oil or gas
730431 Iron or non-alloy steel (excluding cast iron); seamless, cold-drawn or cold-rolled, tubes, pipes and hollow profiles of circular cross-section
730439 Iron or non-alloy steel (excluding cast iron); seamless, (excluding cold-drawn or cold-rolled), tubes, pipes and hollow profiles of circular cross-section
730441 Steel, stainless; cold-drawn or cold-rolled (cold-reduced), tubes and pipes of circular cross-section
730449 Steel, stainless; (excluding cold-drawn or cold-rolled), tubes pipes and hollow profiles of circular cross-section
730451 Steel, alloy (not stainless steel); seamless, cold-drawn or cold-rolled (cold-reduced), tubes, pipes and hollow profiles of circular cross-section
730459 Steel, alloy (not stainless steel); (excluding cold-drawn or cold-rolled), tubes, pipes and hollow profiles of circular cross-section
730490 Iron or steel (excluding cast iron); seamless, tubes, pipes and hollow profiles, seamless, n.e.c. in heading no. 7304
730511 Iron or steel (excluding cast iron); line pipe of a kind used for oil or gas pipelines (not seamless), longitudinally submerged arc welded, having circular cross-sections, external diameter exceeds 406.4mm
730512 Iron or steel (excluding cast iron); line pipe of a kind used for oil or gas pipelines (not seamless), longitudinally welded (not submerged arc welded), having circular cross-sections, external diameter exceeds 406.4mm
730519 Iron or steel (excluding cast iron); line pipe of a kind used for oil or gas pipelines (not seamless), (not longitudinally welded), having circular cross-sections, external diameter exceeds 406.4mm
730520 Iron or steel (excluding cast iron); casing of a kind used in drilling for oil or gas (not seamless), having circular cross-sections, external diameter exceeds 406.4mm
730531 Iron or steel (excluding cast iron); tubes and pipes (other than line pipe or casing of a kind used for oil or gas pipelines), longitudinally welded, having circular cross-sections, external diameter exceeds 406.4mm, (not seamless)
730539 Iron or steel (excluding cast iron); tubes and pipes (other than line pipe or casing of a kind used for oil or gas pipelines), welded (not longitudinally welded), having circular cross-sections, external diameter exceeds 406.4mm, (not seamless)
730590 Iron or steel (excluding cast iron); tubes and pipes n.e.c. in heading no. 7305, having circular cross-sections, external diameter exceeds 406.4mm, (not seamless)
730611 Steel; stainless; line pipe of a kind used for oil or gas pipelines n.e.c. in chapter 73, welded, (not seamless)
730619 Iron or steel (excluding cast iron); line pipe of a kind used for oil or gas pipelines (other than of stainless steel or seamless), n.e.c. in chapter 73
730621 Steel, stainless; casing and tubing of a kind used in drilling for oil and gas, n.e.c. in chapter 73, welded, (not seamless)
730629 Iron or steel (excluding cast iron); casing and tubing of a kind used in drilling for oil and gas (other than stainless steel or seamless), n.e.c. in chapter 73
730630 Iron or non-alloy steel (excluding cast iron); tubes and pipes (not seamless), welded, of circular cross-section, n.e.c. in chapter 73
730640 Steel, stainless; tubes, pipes and hollow profiles, welded, of circular cross-section, n.e.c. in chapter 73
730650 Steel, alloy; tubes, pipes and hollow profiles (other than stainless steel or seamless), welded, of circular cross-section, n.e.c. in chapter 73
730661 Iron or steel (excluding cast iron); tubes, pipes and hollow profiles (not seamless), welded, of square or rectangular cross-section, n.e.c. in chapter 73
730669 Iron or steel (excluding cast iron); tubes, pipes and hollow profiles (not seamless), n.e.c. in chapter 73, welded, of non-circular cross-section (not square or rectangular cross-section)
730690 Iron or steel (excluding cast iron); tubes, pipes and hollow profiles (not seamless), n.e.c. in chapter 73
730711 Cast iron; cast fittings, of non-malleable cast iron
730719 Iron or steel; cast fittings, other than of non-malleable cast iron
730721 Steel, stainless; tube or pipe fittings, flanges, of stainless steel
730722 Steel, stainless; tube or pipe fittings, threaded elbows, bends and sleeves
730723 Steel, stainless; tube or pipe fittings, butt welding fittings
730729 Steel, stainless; tube or pipe fittings, n.e.c. in item no. 7307.2
730791 Iron or steel; tube or pipe fittings, flanges, other than stainless steel
730792 Iron or steel; tube or pipe fittings, threaded elbows, bends and sleeves, other than stainless steel
730793 Iron or steel; tube or pipe fittings, butt welding fittings, other than stainless steel
730799 Iron or steel; tube or pipe fittings, n.e.c. in item no. 7307.9, other than stainless steel
730810 Iron or steel; structures and parts thereof, bridges and bridge-sections
730820 Iron or steel; structures and parts thereof, towers and lattice masts
730830 Iron or steel; structures and parts thereof, doors, windows and their frames and thresholds for doors
730840 Iron or steel; structures and parts thereof, props and similar equipment for scaffolding, shuttering or pit-propping
730890 Iron or steel; structures and parts thereof, n.e.c. in heading 7308
730900 Reservoirs, tanks, vats and similar containers; for any material (excluding compressed or liquefied gas), of iron or steel, capacity exceeding 300l, whether or not lined or heat insulated
731010 Tanks, casks, drums, cans, boxes and similar containers, for any material (excluding compressed or liquefied gas), 50l or more capacity but not exceeding 300l
731021 Cans; which are to be closed by soldering or crimping, for any material (excluding compressed or liquefied gas), less than 50l capacity, of iron or steel
731029 Tanks, casks, drums, boxes and similar containers for any material (excluding compressed or liquefied gas) less than 50l capacity, n.e.c. in item no. 7310.2, of iron or steel
731100 Containers for compressed or liquefied gas, of iron or steel
731210 Iron or steel; stranded wire, ropes and cables, not electrically insulated
731290 Iron or steel; plaited bands, slings and the like, not electrically insulated
731300 Iron of steel; barbed wire, twisted hoop or single flat wire and loosely twisted double wire, used for fencing
731412 Iron or steel; woven cloth, endless bands for machinery, of stainless steel
731414 Iron or steel; woven cloth, of stainless steel, (other than endless bands for machinery)
731419 Iron or steel; woven cloth, other than of stainless steel
731420 Iron or steel wire; grill, netting and fencing, welded at intersections, of wire with a maximum cross-sectional dimension of 3mm or more and mesh size 100cm2 or more
731431 Iron or steel wire; grill, netting and fencing, welded at the intersection, n.e.c. in item no. 7314.20, plated or coated with zinc
731439 Iron or steel wire; grill, netting and fencing, welded at the intersection, n.e.c. in item no. 7314.20, (other than plated or coated with zinc)
731441 Iron or steel wire; grill, netting and fencing, plated or coated with zinc
731442 Iron or steel wire; grill, netting and fencing, coated with plastic
731449 Iron or steel wire; grill, netting and fencing, coated with materials other than zinc or plastic
731450 Iron or steel; expanded metal
731511 Chain; articulated link, roller, of iron or steel
731512 Chain; articulated link, (other than roller), of iron or steel
731519 Chain; articulated link parts, of iron or steel
731520 Chain; skid, articulated link chain and parts thereof, of iron or steel
731581 Chain; stud-link chain, of iron or steel
731582 Chain; welded link chain, of iron or steel
731589 Chain; n.e.c. in heading no. 7315, of iron or steel
731590 Chain; parts n.e.c. in heading no. 7315, of iron or steel
731600 Iron or steel; anchors, grapnels and parts thereof
731700 Iron or steel; nails, tacks, drawing pins, corrugated nails, staples (not those of heading no. 8305) and the like, with heads of other material or not, but excluding articles with heads of copper
731811 Iron or steel; threaded coach screws
731812 Iron or steel; threaded wood screws other than coach screws
731813 Iron or steel; threaded screw hooks and screw rings
731814 Iron or steel; threaded self-tapping screws
731815 Iron or steel; threaded screws and bolts n.e.c. in item no. 7318.1, whether or not with their nuts or washers
731816 Iron or steel; threaded nuts
731819 Iron or steel; threaded screws, bolts and nuts n.e.c. in item no. 7318.1
731821 Iron or steel; non-threaded spring washers and other lock washers
731822 Iron or steel; non-threaded washers, excluding spring and lock
731823 Iron or steel; non-threaded rivets
731824 Iron or steel; non-threaded cotters and cotter-pins
731829 Iron or steel; non-threaded articles, n.e.c. in item no. 7318.2
731940 Safety pins and other pins; of iron or steel
731990 Sewing and knitting needles, bodkins, crochet hooks, embroidery stilettos and similar articles, for use in the hand, not elsewhere specified or included, of iron or steel
732010 Iron or steel; leaf-springs and leaves therefor
732020 Iron or steel; helical springs and leaves for springs
732090 Iron or steel; springs n.e.c. in heading no. 7320
732111 Cooking appliances and plate warmers; for gas fuel or for both gas and other fuels, of iron or steel
732112 Cooking appliances and plate warmers; for liquid fuel, of iron or steel
732119 Cooking appliances and plate warmers; for solid fuel and fuels other than gas or liquid, of iron or steel
732181 Domestic appliances; non-electric, (other than cookers and plate warmers), for gas fuel or for both gas and other fuels, of iron or steel
732182 Domestic appliances; non-electric, (other than cookers and plate warmers), for liquid fuel, of iron or steel
732189 Domestic appliances; non-electric, (other than cookers and plate warmers), for solid fuel and fuels other than gas or liquid, of iron or steel
732190 Domestic appliances; non-electric, parts thereof, of iron or steel
732211 Radiators and parts thereof; for central heating, (not electrically heated), of cast iron
732219 Radiators and parts thereof; for central heating, (not electrically heated), of iron or steel other than cast iron
732290 Air heaters and hot air distributors, (not electrically heated), incorporating a motor-driven fan or blower and parts thereof, of iron or steel
732310 Iron or steel; wool, pot scourers and scouring or polishing pads, gloves and the like
732391 Cast iron; table, kitchen and other household articles and parts thereof, of cast iron, not enamelled
732392 Cast iron; table, kitchen and other household articles and parts thereof, of cast iron, enamelled
732393 Steel, stainless; table, kitchen and other household articles and parts thereof
732394 Iron (excluding cast) or steel; table, kitchen and other household articles and parts thereof, enamelled
732399 Iron or steel; table, kitchen and other household articles and parts thereof, of iron or steel n.e.c. in heading no. 7323
732410 Steel; sinks and wash basins, of stainless steel
732421 Cast iron, baths, whether or not enamelled
732429 Iron (other than cast) or steel; baths
732490 Iron or steel; sanitary ware and parts thereof, excluding sinks, wash basins and baths
732510 Iron; articles of non-malleable cast iron
732591 Iron; grinding balls and similar articles for mills, other than of non-malleable cast iron
732599 Iron or steel; cast articles, excluding grinding balls and similar articles for mills, other than of non-malleable cast iron
732611 Iron or steel; grinding balls and similar articles for mills, forged or stamped, but not further worked
732619 Iron or steel; articles n.e.c. in item no. 7326.11, forged or stamped, but not further worked
732620 Iron or steel; wire articles
732690 Iron or steel; articles n.e.c. in heading 7326
740100 Copper mattes; cement copper (precipitated copper)
740200 Copper; unrefined, copper anodes for electrolytic refining
740311 Copper; refined, unwrought, cathodes and sections of cathodes
740312 Copper; refined, unwrought, wire-bars
740313 Copper; refined, unwrought, billets
740319 Copper; refined, unwrought, n.e.c. in item no. 7403.1
740321 Copper; copper-zinc base alloys (brass) unwrought
740322 Copper; copper-tin base alloys (bronze) unwrought
740329 Copper; copper alloys n.e.c. in heading no. 7403 (other than master alloys of heading no. 7405)
740400 Copper; waste and scrap
740500 Copper; master alloys of copper
740610 Copper; powders of non-lamellar structure
740620 Copper; powders of lamellar structure, flakes
740710 Copper; bars, rods and profiles, of refined copper
740721 Copper; bars, rods and profiles, of copper-zinc base alloys (brass)
740729 Copper; bars, rods and profiles, of copper alloys (other than copper-zinc base alloys)
740811 Copper; wire, of refined copper, of which the maximum cross-sectional dimension exceeds 6mm
740819 Copper; wire, of refined copper, of which the maximum cross-sectional dimension is 6mm or less
740821 Copper; wire, of copper-zinc base alloys (brass)
740822 Copper; wire, of copper-nickel base alloys (cupro-nickel) or copper-nickel-zinc base alloys (nickel silver)
740829 Copper; wire, of copper alloys (other than copper-zinc base alloys, copper-nickel base alloys or copper-nickel-zinc base alloys)
740911 Copper; strip, of a thickness exceeding 0.15mm, of refined copper, in coils
740919 Copper; plates and sheets, of a thickness exceeding 0.15mm, of refined copper, not in coils
740921 Copper; strip, of a thickness exceeding 0.15mm, of copper-zinc base alloys (brass), in coils
740929 Copper; plates and sheets, of a thickness exceeding 0.15mm, of copper-zinc base alloys (brass), not in coils
740931 Copper; strip, of a thickness exceeding 0.15mm, of copper-tin base alloys (bronze), in coils
740939 Copper; plates and sheets, of a thickness exceeding 0.15mm, of copper-tin base alloys, not in coils
740940 Copper; plates, sheets and strip, of a thickness exceeding 0.15mm, of copper-nickel base alloys (cupro-nickel) or copper-nickel-zinc base alloys (nickel silver)
740990 Copper; plates, sheets and strip, of a thickness exceeding 0.15mm, of copper alloys (other than copper-zinc base alloys, copper-tin base alloys, copper-nickel base alloys or copper-nickel-zinc base alloys)
741011 Copper; foil, not backed, of a thickness not exceeding 0.15mm, of refined copper
741012 Copper; foil, not backed, of a thickness not exceeding 0.15mm, of copper alloys
741021 Copper; foil, backed with paper, paperboard, plastics or similar backing material, of a thickness (excluding any backing) not exceeding 0.15mm, of refined copper
741022 Copper; foil, backed with paper, paperboard, plastics or similar backing material, of a thickness (excluding any backing) not exceeding 0.15mm, of copper alloys
741110 Copper; tubes and pipes, of refined copper
741121 Copper; tubes and pipes, of copper-zinc base alloys (brass)
741122 Copper; tubes and pipes, of copper-nickel base alloys (cupro-nickel) or copper-nickel-zinc base alloys (nickel silver)
741129 Copper; tubes and pipes, of copper alloys (other than copper-zinc, copper-nickel base alloys (cupro-nickel) or copper-nickel-zinc base alloys (nickel-silver))
741210 Copper; tube or pipe fittings (e.g. couplings, elbows, sleeves) of refined copper
741220 Copper; tube or pipe fittings (e.g. couplings, elbows, sleeves) of copper alloys
741300 Copper; stranded wire, cables, plaited bands and the like, not electrically insulated
741510 Copper; nails and tacks, drawing pins, staples and similar articles of copper, or of iron or steel with copper heads
741521 Copper; washers, (including spring washers), not threaded
741529 Copper; rivets, cotters, cotter-pins and similar articles, not threaded
741533 Copper; screws, bolts and nuts, threaded
741539 Copper; articles n.e.c. in heading no. 7415
741810 Copper; table, kitchen or other household articles and parts thereof; pot scourers and scouring or polishing pads, gloves and the like
741820 Copper; sanitary ware and parts thereof
741920 Copper; cast, moulded, stamped or forged, but not further worked
741980 Copper; articles thereof n.e.c. in chapter 74
750110 Nickel; nickel mattes
750120 Nickel; oxide sinters and other intermediate products of nickel metallurgy
750210 Nickel; unwrought, not alloyed
750220 Nickel; unwrought, alloys
750300 Nickel; waste and scrap
750400 Nickel; powders and flakes
750511 Nickel; bars, rods and profiles, not alloyed
750512 Nickel; bars, rods and profiles, of nickel alloys
750521 Nickel; wire, not alloyed
750522 Nickel; wire, of nickel alloys
750610 Nickel; plates, sheets, strip and foil, not alloyed
750620 Nickel; plates, sheets, strip and foil, of nickel alloys
750711 Nickel; tubes and pipes, not alloyed
750712 Nickel; tubes and pipes, of nickel alloys
750720 Nickel; tube and pipe fittings
750810 Nickel; cloth, grill and netting, of nickel wire
750890 Nickel; articles thereof n.e.c. in item no. 7508.1
760110 Aluminium; unwrought, (not alloyed)
760120 Aluminium; unwrought, alloys
760200 Aluminium; waste and scrap
760310 Aluminium; powders of non-lamellar structure
760320 Aluminium; powders of lamellar structure, flakes
760410 Aluminium; (not alloyed), bars, rods and profiles
760421 Aluminium; alloys, hollow profiles
760429 Aluminium; alloys, bars, rods and profiles, other than hollow
760511 Aluminium; (not alloyed), wire, maximum cross-sectional dimension exceeds 7mm
760519 Aluminium; (not alloyed), wire, maximum cross-sectional dimension is 7mm or less
760521 Aluminium; alloys, wire, maximum cross-sectional dimension exceeding 7mm
760529 Aluminium; alloys, wire, maximum cross-sectional dimension is 7mm or less
760611 Aluminium; plates, sheets and strip, thickness exceeding 0.2mm, (not alloyed), rectangular (including square)
760612 Aluminium; plates, sheets and strip, thickness exceeding 0.2mm, alloys, rectangular (including square)
760691 Aluminium; plates, sheets and strip, thickness exceeding 0.2mm, not alloyed, (not rectangular or square)
760692 Aluminium; plates, sheets and strip, thickness exceeding 0.2mm, alloys, (not rectangular or square)
760711 Aluminium; foil, (not backed), rolled (but not further worked), of a thickness not exceeding 0.2mm
760719 Aluminium; foil, (not backed), of a thickness not exceeding 0.2mm, not rolled
760720 Aluminium; foil, backed with paper, paperboard, plastics or similar backing materials, of a thickness (excluding any backing) not exceeding 0.2mm
760810 Aluminium; tubes and pipes, not alloyed
760820 Aluminium; tubes and pipes, alloys
760900 Aluminium; tube or pipe fittings (e.g. couplings, elbows, sleeves)
761010 Aluminium; structures (excluding prefabricated buildings of heading no. 9406) and parts of structures, doors, windows and their frames and thresholds for doors
761090 Aluminium; structures (excluding prefabricated buildings of heading no. 9406) and parts of structures, n.e.c. in heading no. 7610, plates, rods, profiles, tubes and the like
761100 Aluminium; reservoirs, tanks, vats and similar containers, for material (not compressed or liquefied gas), of a capacity over 300l, whether or not lined, not fitted with mechanical/thermal equipment
761210 Aluminium; collapsible tubular containers, for any material, (not compressed or liquefied gas), 300l capacity or less, whether or not lined, not fitted with mechanical/thermal equipment
761290 Aluminium; casks, drums, cans, boxes and the like for any material (not compressed or liquefied gas), 300l capacity or less, whether or not lined or heat-insulated, no mechanical or thermal equipment
761300 Aluminium; containers for compressed or liquefied gas
761410 Aluminium; stranded wire, cables, plaited bands and the like, (not electrically insulated), with steel core
761490 Aluminium; stranded wire, cables, plaited bands and the like, (not electrically insulated), other than steel core
761510 Aluminium; table, kitchen or other household articles and parts thereof; pot scourers and scouring or polishing pads, gloves and the like
761520 Aluminium; sanitary ware and parts thereof
761610 Aluminium; nails, tacks, staples (other than those of heading no. 8305), screws, bolts, nuts, screw hooks, rivets, cotters, cotter-pins, washers and similar articles
761691 Aluminium; cloth, grill, netting and fencing, of aluminium wire
761699 Aluminium; articles n.e.c. in heading 7616
780110 Lead; unwrought, refined
780191 Lead; unwrought, unrefined, containing by weight antimony as the principal other element
780199 Lead; unwrought, unrefined, not containing by weight antimony as the principal other element
780200 Lead; waste and scrap
780411 Lead; sheets, strip and foil, of a thickness (excluding any backing) not exceeding 0.2mm
780419 Lead; plates, sheets, strip and foil, of a thickness (excluding any backing) exceeding 0.2mm
780420 Lead; powders and flakes
780600 Lead; articles n.e.c. in chapter 78
790111 Zinc; unwrought, (not alloyed), containing by weight 99.99% or more of zinc
790112 Zinc; unwrought, (not alloyed), containing by weight less than 99.99% of zinc
790120 Zinc; unwrought, alloys
790200 Zinc; waste and scrap
790310 Zinc dust
790390 Zinc; powders and flakes
790400 Zinc; bars, rods, profiles and wire
790500 Zinc; plates, sheets, strip and foil
790700 Zinc; articles n.e.c. in chapter 79
800110 Tin; unwrought, not alloyed
800120 Tin; unwrought, alloys
800200 Tin; waste and scrap
800300 Tin; bars, rods, profiles and wire
800700 Tin; articles n.e.c. in chapter 80
810110 Tungsten (wolfram); articles thereof, including waste and scrap, powders
810194 Tungsten (wolfram); unwrought, including bars and rods obtained simply by sintering
810196 Tungsten (wolfram); wire
810197 Tungsten (wolfram); waste and scrap
810199 Tungsten (wolfram); articles n.e.c. in heading no. 8101
810210 Molybdenum; articles thereof, including waste and scrap, powders
810294 Molybdenum; unwrought, including bars and rods obtained simply by sintering
810295 Molybdenum; bars and rods, other than those obtained simply by sintering, profiles, plates, sheets, strip and foil
810296 Molybdenum; wire
810297 Molybdenum; waste and scrap
810299 Molybdenum; articles n.e.c. in heading no. 8102
810320 Tantalum; unwrought, including bars and rods obtained simply by sintering, powders
810330 Tantalum; waste and scrap
810391 Tantalum; crucibles
810399 Tantalum; articles n.e.c. in heading no. 8103
810411 Magnesium; unwrought, containing at least 99.8% by weight of magnesium
810419 Magnesium; unwrought, containing less than 99.8% by weight of magnesium
810420 Magnesium; waste and scrap
810430 Magnesium; raspings, turnings and granules, graded according to size, powders
810490 Magnesium; articles n.e.c. in heading no. 8104
810520 Cobalt; mattes and other intermediate products of cobalt metallurgy, unwrought cobalt, powders
810530 Cobalt; waste and scrap
810590 Cobalt; articles n.e.c. in heading no. 8105
810610 Bismuth; articles thereof, including waste and scrap, containing more than 99.99% of bismuth, by weight
810690 Bismuth; including articles n.e.c. in heading 8106, including waste and scrap, containing less than or equal to 99.99% of bismuth, by weight
810820 Titanium; unwrought, powders
810830 Titanium; waste and scrap
810890 Titanium; other than unwrought, n.e.c. in heading no. 8108
810921 Zirconium; unwrought, powders, containing less than 1 part hafnium to 500 parts zirconium by weight
810929 Zirconium; unwrought, powders, containing not less than 1 part hafnium to 500 parts zirconium by weight
810931 Zirconium; waste and scrap, containing less than 1 part hafnium to 500 parts zirconium by weight
810939 Zirconium; waste and scrap, containing not less than 1 part hafnium to 500 parts zirconium by weight
810991 Zirconium; other than unwrought, n.e.c. in heading no. 8109, containing less than 1 part hafnium to 500 parts zirconium by weight
810999 Zirconium; other than unwrought, n.e.c. in heading no. 8109, containing not less than 1 part hafnium to 500 parts zirconium by weight
811010 Antimony and articles thereof; unwrought antimony, powders
811020 Antimony; waste and scrap
811090 Antimony and articles thereof; wrought, other than waste and scrap
811100 Manganese; articles thereof, including waste and scrap
811212 Beryllium and articles thereof; unwrought beryllium, powders
811213 Beryllium; waste and scrap
811219 Beryllium and articles thereof; wrought other than waste and scrap
811221 Chromium and articles thereof; unwrought chromium, powders
811222 Chromium; waste and scrap
811229 Chromium and articles thereof; wrought other than waste and scrap
811231 Hafnium and articles thereof; unwrought, powders, waste and scrap
811239 Hafnium and articles thereof; wrought, other than powders, waste and scrap
811241 Rhenium and articles thereof; unwrought, powders, waste and scrap
811249 Rhenium and articles thereof; wrought, other than powders, waste and scrap
811251 Thallium and articles thereof; unwrought thallium, powders
811252 Thallium; waste and scrap
811259 Thallium and articles thereof; other than unwrought thallium, powders or waste and scrap
811261 Cadmium; waste and scrap
811269 Cadmium; other than waste and scrap
811292 Gallium, germanium, indium, niobium (columbium) and vanadium; articles thereof, unwrought, including waste and scrap, powders
811299 Gallium, germanium, indium, niobium (columbium) and vanadium; articles thereof, other than unwrought including waste and scrap and powders
811300 Cermets; articles thereof, including waste and scrap
820110 Tools, hand; spades and shovels
820130 Tools, hand; mattocks, picks, hoes and rakes
820140 Tools, hand; axes, bill hooks and similar hewing tools, of a kind used in agriculture, horticulture or forestry
820150 Tools, hand; one-handed secateurs (including poultry shears)
820160 Tools, hand; hedge shears, two-handed pruning shears and similar two-handed shears
820190 Tools, hand; forks, scythes, sickles, hay knives, timber wedges, and other hand tools of a kind used in agriculture, horticulture or forestry n.e.c. in heading 8201
820210 Tools, hand; hand saws
820220 Tools, hand; band saw blades
820231 Tools, hand; circular saw blades (including slitting or slotting saw blades), with working part of steel
820239 Tools, hand; circular saw blades (including slitting or slotting saw blades), with working part of materials (other than steel)
820240 Tools, hand; chain saw blades
820291 Tools, hand; straight saw blades, for working metal
820299 Tools, hand; saw blades n.e.c. in heading no. 8202
820310 Tools, hand; files, rasps and similar tools
820320 Tools, hand; pliers (including cutting pliers), pincers, tweezers and similar tools
820330 Tools, hand; metal cutting shears and similar tools
820340 Tools, hand; pipe-cutters, bolt croppers, perforating punches and similar tools
820411 Tools, hand; hand-operated spanners and wrenches (including torque meter wrenches but not including tap wrenches), non-adjustable
820412 Tools, hand; hand-operated spanners and wrenches (including torque meter wrenches but not including tap wrenches), adjustable
820420 Tools, hand; interchangeable spanner sockets, with or without handles
820510 Tools, hand; drilling, threading or tapping tools
820520 Tools, hand; hammers and sledge hammers
820530 Tools, hand; planes, chisels, gauges and similar cutting tools for working wood
820540 Tools, hand; screwdrivers
820551 Tools, hand; household tools
820559 Tools, hand; other hand tools (including glaziers diamonds), excluding household tools, drilling, threading or tapping tools, hammers and sledge hammers, planes, chisels, gouges and similar cutting tools for working wood, and screwdrivers
820560 Tools, hand; blow lamps
820570 Tools, hand; vices, clamps and the like
820590 Tools, hand; n.e.c. in heading 8205, including anvils, portable forges, hand or pedal-operated grinding wheels with frameworks, and sets of articles of two or more of the subheadings in heading 8205
820600 Tools, hand; two or more of heading no. 8202 to 8205, put up in sets for retail sale
820713 Tools, interchangeable; rock drilling or earth boring tools, with working part of cermets, whether or not power operated
820719 Tools, interchangeable; rock drilling or earth boring tools, with working part (other than of cermets), whether or not power operated, including parts
820720 Tools, interchangeable; (for machine or hand tools, whether or not power-operated), dies for drawing or extruding metal
820730 Tools, interchangeable; (for machine or hand tools, whether or not power-operated), tools for pressing, stamping or punching
820740 Tools, interchangeable; (for machine or hand tools, whether or not power-operated), tools for tapping or threading
820750 Tools, interchangeable; (for machine or hand tools, whether or not power-operated), tools for drilling (other than rock)
820760 Tools, interchangeable; (for machine or hand tools, whether or not power-operated), for boring or broaching
820770 Tools, interchangeable; (for machine or hand tools, whether or not power-operated), for milling
820780 Tools, interchangeable; (for machine or hand tools, whether or not power-operated), for turning
820790 Tools, interchangeable; (for machine or hand tools, whether or not power-operated), for screw-driving or uses n.e.c. in heading no. 8207
820810 Tools; knives and cutting blades, for machines or for mechanical appliances, for metal working
820820 Tools; knives and cutting blades, for wood working machines or mechanical appliances
820830 Tools; knives and cutting blades, for kitchen appliances or for machines used by the food industry
820840 Tools; knives and cutting blades, for agricultural, horticultural or forestry machines or mechanical appliances
820890 Tools; knives and cutting blades, for machines or mechanical appliances, n.e.c. in heading no. 8208
820900 Tools; plates, sticks, tips and the like for tools, unmounted, of sintered metal carbides or cermets
821000 Tools; hand-operated mechanical appliances, weighing 10kg or less, used in the preparation, conditioning or serving of food or drink
821110 Knives; with cutting blades, serrated or not (including pruning knives), sets of assorted articles, excluding knives and blades of heading no. 8208
821191 Knives; table knives, having fixed cutting blades, serrated or not, excluding knives and blades of heading no. 8208
821192 Knives; having fixed cutting blades, (other than table knives), serrated or not, excluding knives and blades of heading no. 8208
821193 Knives; with cutting blades, (having other than fixed blades), serrated or not, excluding knives and blades of heading no. 8208
821194 Blades; cutting, serrated or not, excluding those of heading no. 8208
821195 Knives; with handles of base metal
821210 Razors
821220 Razors; safety razor blades, including razor blade blanks in strips
821290 Razors; parts n.e.c. in heading no. 8212
821300 Scissors; tailors' shears, similar shears and blades therefore
821410 Cutlery; paper knives, letter openers, erasing knives, pencil sharpeners and blades therefore
821420 Manicure or pedicure sets and instruments; (including nail files)
821490 Cutlery; hair clippers and mincing knives
821510 Cutlery; sets of assorted articles (e.g. spoons, forks, ladles, skimmers, cake-servers, fish-knives, butter-knives, sugar tongs and similar), with at least one article plated with precious metal
821520 Cutlery; sets of assorted articles (e.g. spoons, forks, ladles, skimmers, cake-servers, fish-knives, butter knives, sugar tongs and similar), not plated with precious metal
821591 Cutlery; (e.g. spoons, forks, ladles, skimmers, cake-servers, fish-knives, butter-knives, sugar tongs and similar), plated with precious metal, not in sets
821599 Cutlery; other than plated with precious metal
830110 Padlocks; (key, combination or electrically operated), of base metal
830120 Locks; of a kind used for motor vehicles (key, combination or electrically operated), of base metal
830130 Locks; of a kind used for furniture (key, combination or electrically operated), of base metal
830140 Locks; (other than those for motor vehicles or furniture), (key, combination or electrically operated), of base metal
830150 Clasps and frames with clasps; incorporating locks, of base metal
830160 Locks; parts of padlocks, locks, clasps and frames with clasps incorporating locks, of base metal
830170 Keys; presented separately, of base metal
830210 Hinges; suitable for furniture, doors, staircases, windows, blinds, coachwork, saddlery, trunks, chests, caskets or the like, of base metal
830220 Castors; with mountings, of base metal
830230 Mountings, fittings and similar articles; for motor vehicles, of base metal
830241 Mountings, fittings and similar articles; of base metal, suitable for buildings
830242 Mountings, fittings and similar articles; suitable for furniture of base metal
830249 Mountings, fittings and similar articles; suitable for other than buildings or furniture, of base metal
830250 Hat-racks, hat-pegs, brackets and similar fixtures, of base metal
830260 Automatic door closures; of base metal
830300 Safes; armoured or reinforced, strong-boxes, doors and safe deposit lockers for strong-rooms, cash or deed boxes and the like, of base metal
830400 Office equipment; filing cabinets, card-index cabinets, paper trays, paper rests, pen trays, office-stamp stands and similar office or desk equipment, of base metal, other than office furniture of heading no. 9403
830510 Stationery; fittings for loose-leaf binders or files, of base metal
830520 Stationery; staples in strips, (e.g. for offices, upholstery, packaging), of base metal
830590 Stationery; letter clips, letter corners, paper clips, indexing tags and similar office articles, including parts, of base metal
830610 Bells, gongs and the like; non-electric, of base metal
830621 Statuettes and other ornaments; of base metal plated with precious metal
830629 Statuettes and other ornaments; of base metal other than plated with precious metal
830630 Photograph, picture or similar frames, mirrors; of base metal
830710 Tubing; flexible, with or without fittings, of iron or steel
830790 Tubing; flexible, with or without fittings of base metal, other than those of iron or steel
830810 Hooks, eyes and eyelets; of base metal, of a kind used for clothing, footwear, awnings, handbags, travel goods or other made up articles
830820 Rivets; tubular or bifurcated, of base metal
830890 Clasps, frames with clasps, buckles, buckle clasps; of base metal, of a kind used for clothing & accessories, footwear, jewellery, wrist-watches, books, awnings, leather goods, travel goods, saddlery etc, including parts
830910 Stoppers; corks, of base metal
830990 Stoppers; caps and lids, of base metal
831000 Sign plates, name-plates, address-plates and similar plates, numbers, letters and other symbols; of base metal, excluding those of heading no. 9405
831110 Electrodes; coated, of base metal, for electric arc-welding
831120 Wire; cored, of base metal, for electric arc-welding
831130 Rods and wire; coated rods and cored wire, of base metal, for soldering, brazing or welding by flame
831190 Wires, rods, tubes, plates, electrodes of base metal or metal carbides; of a kind used for soldering, brazing, welding; wires and rods for metal spraying; n.e.c. in item no. 8311
840110 Nuclear reactors
840120 Machinery and apparatus; for isotopic separation, and parts thereof
840130 Fuel elements (cartridges); non-irradiated
840140 Nuclear reactors; parts thereof
840211 Boilers; watertube boilers with a steam production exceeding 45t per hour
840212 Boilers; watertube boilers with a steam production not exceeding 45t per hour
840219 Boilers; vapour generating boilers, including hybrid boilers n.e.c. in heading no. 8402
840220 Boilers; super-heated water boilers
840290 Boilers; parts of steam or other vapour generating boilers
840310 Boilers; central heating boilers (excluding those of heading no. 8402)
840390 Boilers; parts of central heating boilers (excluding those of heading no. 8402)
840410 Boilers; auxiliary plant, for use with boilers of heading no. 8402 or 8403 (e.g. economisers, super-heaters, soot removers, gas recoverers)
840420 Boilers; condensers, for steam or other vapour power units
840490 Boilers; parts of auxiliary plant, for use with boilers of heading no. 8402 and 8403 and parts of condensers for steam or other vapour power units
840510 Generators; producer gas, water gas, acetylene gas and similar water process gas generators, with or without their purifiers
840590 Generators; parts of producer gas, water gas, acetylene gas and similar water process gas generators, with or without their purifiers
840610 Turbines; steam and other vapour turbines, for marine propulsion
840681 Turbines; steam and other vapour turbines, (for other than marine propulsion), of an output exceeding 40MW
840682 Turbines; steam and other vapour turbines, (for other than marine propulsion), of an output not exceeding 40MW
840690 Turbines; parts of steam and other vapour turbines
840710 Engines; for aircraft, spark-ignition reciprocating or rotary internal combustion piston engines
840721 Engines; outboard motors for marine propulsion, spark-ignition reciprocating or rotary internal combustion piston engines
840729 Engines; for marine propulsion, (other than outboard motors), spark-ignition reciprocating or rotary internal combustion piston engines
840731 Engines; reciprocating piston engines, of a kind used for the propulsion of vehicles of chapter 87, of a cylinder capacity not exceeding 50cc
840732 Engines; reciprocating piston engines, of a kind used for the propulsion of vehicles of chapter 87, of a cylinder capacity exceeding 50cc but not exceeding 250cc
840733 Engines; reciprocating piston engines, of a kind used for the propulsion of vehicles of chapter 87, of a cylinder capacity exceeding 250cc but not exceeding 1000cc
840734 Engines; reciprocating piston engines, of a kind used for the propulsion of vehicles of chapter 87, of a cylinder capacity exceeding 1000cc
840790 Engines; rotary internal combustion piston engines, for other than aircraft or marine propulsion
840810 Engines; for marine propulsion, compression-ignition internal combustion piston engines (diesel or semi-diesel engines)
840820 Engines; compression-ignition internal combustion piston engines (diesel or semi-diesel engines), of a kind used for the propulsion of vehicles of chapter 87
840890 Engines; compression-ignition internal combustion piston engines (diesel or semi-diesel engines), of a kind used for other than marine propulsion or the vehicles of chapter 87
840910 Engines; parts of aircraft engines (spark-ignition reciprocating or rotary internal combustion piston engines)
840991 Engines; parts, suitable for use solely or principally with spark-ignition internal combustion piston engines (for other than aircraft)
840999 Engines; parts for internal combustion piston engines (excluding spark-ignition)
841011 Turbines; hydraulic turbines and water wheels, of a power not exceeding 1000kW
841012 Turbines; hydraulic turbines and water wheels, of a power exceeding 1000kW but not exceeding 10000kW
841013 Turbines; hydraulic turbines and water wheels, of a power exceeding 10000kW
841090 Turbines; parts of hydraulic turbines and water wheels, including regulators
841111 Turbo-jets; of a thrust not exceeding 25kN
841112 Turbo-jets; of a thrust exceeding 25kN
841121 Turbo-propellers; of a power not exceeding 1100kW
841122 Turbo-propellers; of a power exceeding 1100kW
841181 Turbines; gas-turbines (excluding turbo-jets and turbo-propellers), of a power not exceeding 5000kW
841182 Turbines; gas-turbines (excluding turbo-jets and turbo-propellers), of a power exceeding 5000kW
841191 Turbines; parts of turbo-jets and turbo-propellers
841199 Turbines; parts of gas turbines (excluding turbo-jets and turbo-propellers)
841210 Engines; reaction engines, other than turbo-jets
841221 Engines; hydraulic power engines and motors, linear acting (cylinders)
841229 Engines; hydraulic power engines and motors, other than linear acting (cylinders)
841231 Engines; pneumatic power engines and motors, linear acting (cylinders)
841239 Engines; pneumatic power engines and motors, other than linear acting (cylinders)
841280 Engines; pneumatic power engines and motors, n.e.c. in heading no. 8412
841290 Engines; parts, for engines and motors of heading no. 8412
841311 Pumps; fitted or designed to be fitted with a measuring device, for dispensing fuel or lubricants, of the type used in filling-stations or in garages
841319 Pumps; for liquids, fitted or designed to be fitted with a measuring device, other than pumps for dispensing fuel or lubricants
841320 Pumps; hand, fitted or designed to be fitted with a measuring device, for liquids, other than those of item no. 8413.11 or 8413.19
841330 Pumps; fuel, lubricating or cooling medium pumps for internal combustion piston engines
841340 Pumps; concrete pumps
841350 Pumps; reciprocating positive displacement pumps, n.e.c. in heading no. 8413, for liquids
841360 Pumps; rotary positive displacement pumps, n.e.c. in heading no. 8413, for liquids
841370 Pumps; centrifugal, n.e.c. in heading no. 8413, for liquids
841381 Pumps and liquid elevators; n.e.c. in heading no. 8413
841382 Liquid elevators
841391 Pumps; parts thereof
841392 Liquid elevators; parts thereof
841410 Pumps; vacuum
841420 Pumps; hand or foot-operated air pumps
841430 Compressors; of a kind used in refrigerating equipment
841440 Compressors; air compressors mounted on a wheeled chassis for towing
841451 Fans; table, floor, wall, window, ceiling or roof fans, with a self-contained electric motor of an output not exceeding 125W
841459 Fans; n.e.c. in item no. 8414.51
841460 Hoods; ventilating or recycling hoods incorporating a fan, whether or not fitted with filters, having a maximum horizontal side not exceeding 120cm
841470 Gas-tight biological safety cabinets; whether or not fitted with filters, having a maximum horizontal side not exceeding 120cm
841480 Pumps and compressors; for air, vacuum or gas, n.e.c. in heading no. 8414
841490 Pumps and compressors; parts, of air or vacuum pumps, air or other gas compressors and fans, ventilating or recycling hoods incorporating a fan
841510 Air conditioning machines; comprising a motor-driven fan and elements for changing the temperature and humidity, of a kind designed to be fixed to a window, wall, ceiling or floor, self-contained or split-system
841520 Air conditioning machines; comprising a motor driven fan and elements for changing the temperature and humidity, of a kind used for persons, in motor vehicles
841581 Air conditioning machines; containing a motor driven fan, other than window or wall types, incorporating a refrigerating unit and a valve for reversal of the cooling/heat cycle (reversible heat pumps)
841582 Air conditioning machines; containing a motor driven fan, other than window or wall types, incorporating a refrigerating unit
841583 Air conditioning machines; containing a motor driven fan, other than window or wall types, not incorporating a refrigerating unit
841590 Air conditioning machines; with motor driven fan and elements for temperature control, parts thereof
841610 Furnaces; furnace burners, for liquid fuel
841620 Furnaces; furnace burners, for pulverized solid fuel or gas, including combination burners
841630 Furnace accessories; mechanical stokers, mechanical grates, mechanical ash dischargers and similar appliances
841690 Furnaces; parts of furnace burners, for liquid fuel, pulverized solid fuel or gas, mechanical stokers, grates, ash dischargers and the like
841710 Furnaces and ovens; non-electric, for the roasting, melting or other heat-treatment of ores, pyrites or of metals, for industrial or laboratory use
841720 Ovens; non-electric, bakery ovens, including biscuit ovens
841780 Furnaces and ovens; including incinerators, non-electric, for industrial or laboratory use, n.e.c. in heading no. 8417
841790 Furnaces and ovens; parts of non-electric furnaces and ovens (including incinerators), of industrial or laboratory use
841810 Refrigerators and freezers; combined refrigerator-freezers, fitted with separate external doors, electric or other
841821 Refrigerators; for household use, compression-type, electric or other
841829 Refrigerators; household, electric or not, other than compression-type
841830 Freezers; of the chest type, not exceeding 800l capacity
841840 Freezers; of the upright type, not exceeding 900l capacity
841850 Furniture incorporating refrigerating or freezing equipment; for storage and display, n.e.c. in item no. 8418.1, 8418.2, 8418.3 or 8418.4 (chests, cabinets, display counters, show-cases and the like)
841861 Heat pumps; other than air conditioning machines of heading no. 8415
841869 Refrigerating or freezing equipment; n.e.c. in heading no. 8418
841891 Refrigerating or freezing equipment; parts, furniture designed to receive refrigerating or freezing equipment
841899 Refrigerating or freezing equipment; parts thereof, other than furniture
841911 Heaters; instantaneous gas water heaters, for domestic or other purposes
841912 Heaters; solar water heaters, non-electric
841919 Heaters; instantaneous or storage water heaters, non-electric, (other than instantaneous gas or solar water heaters)
841920 Sterilizers; for medical, surgical or laboratory use, not used for domestic purposes
841933 Dryers; lyophilisation apparatus, freeze drying units and spray dryers, not used for domestic purposes
841934 Dryers; for agricultural products, not used for domestic purposes
841935 Dryers; for wood, paper pulp, paper or paperboard, not used for domestic purposes
841939 Dryers; for products n.e.c. in heading no. 8419, not used for domestic purposes
841940 Distilling or rectifying plant; not used for domestic purposes
841950 Heat exchange units; not used for domestic purposes
841960 Machinery; for liquefying air or gas, not used for domestic purposes
841981 Machinery, plant and equipment; for making hot drinks, for cooking or heating food
841989 Machinery, plant and laboratory equipment; for treating materials by change of temperature, other than for making hot drinks or cooking or heating food
841990 Machinery, plant and laboratory equipment; parts of equipment for treating materials by a process involving a change of temperature
842010 Machines; calendering or other rolling machines, for other than metal or glass
842091 Machines; parts, cylinders for calendering or other rolling machines, for other than metal or glass
842099 Machines; parts, (other than cylinders), for calendering or other rolling machines, for other than metal or glass
842111 Centrifuges; cream separators
842112 Centrifuges; clothes-dryers
842119 Centrifuges; n.e.c. in heading no. 8421, including centrifugal dryers (but not clothes-dryers)
842121 Machinery; for filtering or purifying water
842122 Machinery; for filtering or purifying beverages other than water
842123 Machinery; filtering or purifying machinery, oil or petrol filters for internal combustion engines
842129 Machinery; for filtering or purifying liquids, n.e.c. in item no. 8421.2
842131 Machinery; intake air filters for internal combustion engines
842132 Machinery; catalytic converters or particulate filters, whether or not combined, for purifying or filtering exhaust gases from internal combustion engines
842139 Machinery; for filtering or purifying gases, other than intake air filters, catalytic converters or particulate filters for internal combustion engines
842191 Centrifuges; parts thereof, including parts for centrifugal dryers
842199 Machinery; parts for filtering or purifying liquids or gases
842211 Dish washing machines; of the household type
842219 Dish washing machines; of other than household type
842220 Machinery; for cleaning or drying bottles or other containers
842230 Machinery; for filling, closing, sealing, capsuling or labelling bottles, cans, bags or other containers, machinery for aerating beverages
842240 Machinery; for packing or wrapping
842290 Machinery; parts of machinery of heading no. 8422
842310 Weighing machines; personal (including baby scales) and household scales
842320 Weighing machines; scales for continuous weighing of goods on conveyors
842330 Weighing machines; constant weight scales and scales for discharging a predetermined weight of material into a bag or container, including hopper scales
842381 Weighing machines; other than personal, conveyor or constant weight scales, having a maximum weighing capacity not exceeding 30kg (excluding balances of a sensitivity of 5cg or better)
842382 Weighing machines; other than personal, conveyor or constant weight scales, having a maximum weighing capacity exceeding 30kg but not exceeding 5000kg
842389 Weighing machines; other than personal, conveyor or constant weight scales, having a maximum weighing capacity exceeding 5000kg
842390 Weighing machines; weights of all kinds, parts of weighing machinery
842410 Fire extinguishers; whether or not charged
842420 Spray guns and similar appliances
842430 Mechanical appliances; steam or sand blasting machines and similar jet projecting machines
842441 Mechanical appliances; agricultural or horticultural sprayers; portable sprayers
842449 Mechanical appliances; agricultural or horticultural sprayers; other than portable sprayers
842482 Mechanical appliances; agricultural or horticultural, n.e.c. in heading 8424
842489 Mechanical appliances; for projecting, dispersing or spraying liquids or powders, for other than agricultural or horticultural use, whether or not hand-operated
842490 Mechanical appliances; parts of machines projecting, dispersing or spraying liquids or powders, whether or not hand-operated
842511 Pulley tackle and hoists; powered by an electric motor (excluding skip hoists or hoists of a kind used for raising vehicles)
842519 Pulley tackle and hoists; not powered by an electric motor (excluding skip hoists or hoists of a kind used for raising vehicles)
842531 Winches; capstans; powered by an electric motor
842539 Winches; capstans; not powered by an electric motor
842541 Jacks; built-in jacking systems of a type used in garages, for raising vehicles
842542 Jacks and hoists; hydraulic, of a kind used for raising vehicles
842549 Jacks and hoists; (other than hydraulic), of a kind used for raising vehicles
842611 Cranes; overhead travelling cranes on fixed support
842612 Cranes; mobile lifting frames on tyres and straddle carriers
842619 Cranes; transporter, gantry and bridge cranes
842620 Cranes; tower cranes
842630 Cranes; portal or pedestal jib cranes
842641 Cranes; self-propelled derricks and cranes, on tyres, n.e.c. in heading no. 8426
842649 Cranes; self-propelled derricks and cranes, not on tyres, n.e.c. in heading no. 8426
842691 Cranes and derricks; designed for mounting on road vehicles
842699 Cranes and derricks; for other than mounting on road vehicles, n.e.c. in heading no. 8426
842710 Fork-lift and other works trucks; fitted with lifting or handling equipment, self-propelled by electric motor
842720 Fork-lift and other works trucks; fitted with lifting or handling equipment, self-propelled by other than electric motor
842790 Fork-lift and other works trucks; fitted with lifting or handling equipment, not self-propelled
842810 Lifts and skip hoists
842820 Elevators and conveyors; pneumatic
842831 Elevators and conveyors; continuous-action, for goods and materials, specially designed for underground use, n.e.c. in item no. 8428.20
842832 Elevators and conveyors; continuous-action, for goods or materials, bucket type, n.e.c. in item no. 8428.20 or 8428.31
842833 Elevators and conveyors; continuous-action, for goods or materials, belt type, n.e.c. in item no. 8428.20 or 8428.31
842839 Elevators and conveyors; continuous-action, for goods or materials, n.e.c. in item no. 8428.20, 8428.31, 8428.32 or 8428.33
842840 Escalators and moving walkways
842860 Teleferics, chair-lifts, ski-draglines, traction mechanisms for funiculars
842870 Industrial robots
842890 Lifting, handling, loading or unloading machinery; n.e.c. in heading no. 8425, 8426, 8427 or 8428
842911 Bulldozers and angledozers; self-propelled, track laying
842919 Bulldozers and angledozers; self-propelled, other than track laying
842920 Graders and levellers
842930 Scrapers; self-propelled
842940 Tamping machines and road rollers; self-propelled
842951 Front-end shovel loaders
842952 Mechanical shovels, excavators and shovel loaders; with a 360 degree revolving super structure
842959 Mechanical shovels, excavators and shovel loaders; n.e.c. in item no. 8429.50
843010 Pile-drivers and pile-extractors
843020 Snow-ploughs and snow-blowers
843031 Coal or rock cutters and tunnelling machinery; self-propelled
843039 Coal or rock cutters and tunnelling machinery; not self-propelled
843041 Boring or sinking machinery; self-propelled, n.e.c. in heading no. 8430
843049 Boring and sinking machinery; not self-propelled
843050 Machinery; for handling earth, minerals or ores, self-propelled, n.e.c. in heading no. 8430
843061 Machinery; for tamping or compacting, not self-propelled
843069 Machinery; for moving, levelling, scraping, grading, excavating earth minerals or ores; not self propelled n.e.c in 84.30
843110 Machinery; parts of the machinery of heading no. 8425
843120 Machinery; parts of the machinery of heading no. 8427
843131 Lifts, skip hoists or escalators; parts thereof
843139 Machinery; parts of the machinery of heading no. 8428, (other than lifts, skip hoists or escalators)
843141 Machinery parts; buckets, shovels, grabs and grips, for the machinery of heading no. 8426 and 8430
843142 Machinery parts; bulldozer or angledozer blades
843143 Boring or sinking machinery; parts for boring or sinking machinery of subheading 8430.41 or 8430.49
843149 Machinery; parts of machines handling earth, minerals or ores and n.e.c. in heading no. 8431
843210 Ploughs; for soil preparation
843221 Harrows; disc harrows
843229 Harrows; (excluding disc), scarifiers, cultivators, weeders and hoes
843231 Seeders, planters and transplanters; no-till direct seeders, planters and transplanters
843239 Seeders, planters and transplanters; other than no-till direct seeders, planters and transplanters
843241 Spreaders and distributors; for manure and fertilizers, for agricultural, horticultural or forestry use; manure spreaders
843242 Spreaders and distributors; for manure and fertilizers, for agricultural, horticultural or forestry use; fertiliser distributors
843280 Rollers; for lawns or sports-grounds
843290 Machinery; parts of machinery for soil preparation or cultivation or for rollers for lawns or sports-grounds
843311 Mowers; lawn, parks or sports-grounds, powered, with the cutting device rotating in a horizontal plane
843319 Mowers; for lawns, parks or sports-grounds, other than with the cutting device rotating in a horizontal plane
843320 Mowers; n.e.c. in item no. 8433.1 (including cutter bars for tractor mounting)
843330 Haymaking machinery
843340 Balers; straw or fodder balers, including pick-up balers
843351 Combine harvester-threshers
843352 Threshing machinery; other than combine harvester-threshers
843353 Harvesting machinery; for roots or tubers
843359 Harvesting machinery; n.e.c. in heading no. 8433
843360 Machines; for cleaning, sorting or grading eggs, fruit or other agricultural produce
843390 Harvesting machinery; parts, including parts of threshing machinery, straw or fodder balers and grass or hay mowers
843410 Milking machines
843420 Dairy machinery
843490 Milking machines and dairy machinery; parts thereof
843510 Presses, crushers and similar machinery; used in the manufacture of wine, cider, fruit juices or similar beverages
843590 Presses, crushers and similar machinery; parts, used in the manufacture of wine, cider, fruit juices or similar beverages
843610 Machinery; for preparing animal feeding stuffs
843621 Poultry incubators and brooders
843629 Poultry-keeping machinery; other than incubators and brooders
843680 Machinery; for agricultural, horticultural or forestry use and n.e.c. in heading no. 8436
843691 Machinery; parts of poultry-keeping machinery or poultry incubators and brooders
843699 Machinery; parts of that machinery for agricultural, horticultural or forestry use n.e.c. in heading no. 8436
843710 Machines; for cleaning, sorting or grading seed, grain or dried leguminous vegetables
843780 Machinery; for use in the milling industry or for the working of cereals or dried leguminous vegetables, other than farm-type machinery
843790 Machines; parts of those for cleaning, sorting or grading seed, grain or dried leguminous vegetables or for milling or working cereals or dried leguminous vegetables (not farm-type machinery)
843810 Machinery; industrial, for bakery and for the manufacture of macaroni, spaghetti or similar products
843820 Machinery; industrial, for the manufacture of confectionery, cocoa or chocolate
843830 Machinery; industrial, for sugar manufacture
843840 Machinery; industrial, brewery machinery
843850 Machinery; industrial, for the preparation of meat or poultry
843860 Machinery; industrial, for the preparation of fruits, nuts or vegetables
843880 Machinery; used in the industrial preparation or manufacture of food or drink, n.e.c. in heading no. 8438
843890 Machinery; parts of those machines used in the industrial preparation or manufacture of food or drink
843910 Machinery; for making pulp of fibrous cellulosic material
843920 Machinery; for making paper or paperboard
843930 Machinery; for finishing paper or paperboard
843991 Machinery; parts of machinery for making pulp of fibrous cellulosic material
843999 Machinery; parts of machinery for making or finishing paper or paperboard
844010 Book-binding machinery; including book-sewing machines
844090 Book-binding machinery; including book-sewing machines, parts thereof
844110 Machines; cutting, of all kinds, for making up paper pulp, paper or paperboard
844120 Machines; for making bags, sacks or envelopes of paper pulp, paper or paperboard
844130 Machines; for making cartons, boxes, cases, tubes, drums or similar containers (other than by moulding), of paper pulp, paper or paperboard
844140 Machines; for moulding articles, in paper pulp, paper or paperboard
844180 Machinery; n.e.c. in heading no. 8441, for making up paper pulp, paper or paperboard
844190 Machinery; parts of machinery for making up paper pulp, paper or paperboard, including cutting machines of all kinds
844230 Machinery, apparatus and equipment (excluding machines of heading no. 8456 to 8465) for preparing or making printing components
844240 Machinery, apparatus and equipment (excluding machines of heading no. 8456 to 8465) for preparing or making printing components; parts thereof
844250 Plates, cylinders and other printing components; lithographic stones prepared for printing purposes (for example, planed, grained or polished)
844311 Printing machinery; offset, reel-fed
844312 Printing machinery; offset, sheet-fed, office type (sheet size not exceeding 22 x 36cm in the unfolded state)
844313 Printing machinery; offset, n.e.c. in item no. 8443.1
844314 Printing machinery; letterpress, reel-fed, excluding flexographic printing
844315 Printing machinery; letterpress, other than reel-fed, excluding flexographic printing
844316 Printing machinery; flexographic
844317 Printing machinery; gravure
844319 Printing machinery; used for printing by means of plates, cylinders and other printing components of heading 84.42, n.e.c. in item no. 8443.1
844331 Printing, copying, and facsimile machines; machines which perform two or more of the functions of printing, copying or facsimile transmission, capable of connecting to an automatic data processing machine or to a network
844332 Printing, copying, and facsimile machines; single-function printing, copying or facsimile machines, capable of connecting to an automatic data processing machine or to a network
844339 Printing, copying, and facsimile machines; single-function printing, copying or facsimile machines, not capable of connecting to an automatic data processing machine or to a network
844391 Printing machinery used for printing by means of plates, cylinders and other printing components of heading 8442; parts and accessories
844399 Printing machinery; parts and accessories, n.e.c. in item no. 8443.91
844400 Textile machinery; for extruding, drawing, texturing or cutting man-made textile materials
844511 Textile machinery; carding machines for preparing textile fibres
844512 Textile machinery; combing machines for preparing textile fibres
844513 Textile machinery; drawing or roving machines for preparing textile fibres
844519 Textile machinery; n.e.c. in heading no. 8445, for preparing textile fibres
844520 Textile machinery; spinning machines
844530 Textile machinery; doubling or twisting machines
844540 Textile machinery; winding (including weft-winding) or reeling machines
844590 Textile machinery; involved in textile fibre or textile yarn preparation and n.e.c. in heading no. 8445
844610 Weaving machines (looms); for weaving fabrics of a width 30cm or less
844621 Weaving machines (looms); for weaving fabrics of a width exceeding 30cm, shuttle type, power looms
844629 Weaving machines (looms); for weaving fabrics of a width exceeding 30cm, shuttle type, other than power looms
844630 Weaving machines (looms); for weaving fabrics of a width exceeding 30cm, shuttleless type
844711 Knitting machines; circular, with cylinder diameter not exceeding 165mm
844712 Knitting machines; circular, with cylinder diameter exceeding 165mm
844720 Knitting machines; flat, stitch-bonding machines
844790 Machines; for making gimped yarn, tulle, lace, embroidery, trimmings, braid or net and machines for tufting
844811 Machinery, auxiliary; dobbies and jacquards, card reducing, copying, punching or assembling machines for use therewith
844819 Machinery, auxiliary; for machines of heading no. 8444, 8445, 8446 or 8447, n.e.c. in item no. 8448.11
844820 Machines; parts and accessories of machines or auxiliary machinery of heading no. 8444
844831 Machines, card clothing; parts and accessories
844832 Machines; parts and accessories of machines or auxiliary machinery for preparing textile fibres, other than card clothing
844833 Machines; parts and accessories of machines or auxiliary machinery, spindles, spindle flyers, spinning rings and ring travellers
844839 Machines; parts and accessories of machines or auxiliary machinery of heading no. 8445, n.e.c. in item no. 8448.3
844842 Weaving machines (looms); parts including their auxiliary machinery, and accessories thereof, reeds for looms, healds and heald-frames
844849 Weaving machines (looms); parts including their auxiliary machinery, and accessories thereof n.e.c. in item no. 8448.4
844851 Machines; parts and accessories of machines of heading no. 8447 or auxiliary machinery, sinkers, needles and other articles used in forming stitches
844859 Machines; parts and accessories of machines or auxiliary machinery of heading no. 8447, other than sinkers, needles and other articles used in forming stitches
844900 Machinery; for manufacture or finishing felt or non-wovens in the piece or in shapes, including machinery for making felt hats, blocks for making hats
845011 Washing machines; household or laundry-type, fully-automatic, (of a dry linen capacity not exceeding 10kg)
845012 Washing machines; household or laundry-type, with built-in centrifugal drier, (not fully-automatic), of a dry linen capacity not exceeding 10kg
845019 Washing machines; household or laundry-type, not fully-automatic, without built-in centrifugal drier, of a dry linen capacity not exceeding 10kg
845020 Washing machines; household or laundry-type, of a dry linen capacity exceeding 10kg
845090 Washing machines; parts for household or laundry-type
845110 Dry-cleaning machines
845121 Drying machines; of a dry linen capacity not exceeding 10kg
845129 Drying machines; of a dry linen capacity exceeding 10kg
845130 Ironing machines and presses (including fusing presses)
845140 Machines; for washing, bleaching or dyeing
845150 Machines; for reeling, unreeling, folding, cutting or pinking textile fabrics
845180 Machinery; for wringing, dressing, finishing, coating or impregnating textile yarns, fabrics or made up textile articles; for applying paste to base fabric used in manufacture of floor coverings
845190 Machinery; parts, of the machinery of heading no. 8451
845210 Sewing machines; of the household type
845221 Sewing machines; (not household type), automatic units
845229 Sewing machines; not household or automatic unit type
845230 Sewing machine needles
845290 Sewing machines; furniture, bases and covers for sewing machines and parts thereof, and other parts of sewing machines
845310 Machinery; for preparing, tanning or working hides, skins or leather, other than sewing machines
845320 Machinery; for making or repairing footwear, other than sewing machines
845380 Machinery; for making or repairing articles of hides, skins or leather, other than sewing machines
845390 Machinery; parts of those for preparing, tanning or working hides, skins or leather, for making or repairing footwear or other articles of hides, skin or leather, other than sewing machines
845410 Converters; of a type used in metallurgy or in metal foundries
845420 Ingot moulds and ladles; of a kind used in metallurgy or in metal foundries
845430 Casting machines; of a kind used in metallurgy or in metal foundries
845490 Machines; parts of converters, ladles, ingot moulds and casting machines, of a kind used in metallurgy or in metal foundries
845510 Metal-rolling mills; tube mills
845521 Metal-rolling mills; hot or combination hot and cold rolling mills
845522 Metal-rolling mills; cold
845530 Metal-rolling mills; rolls thereof
845590 Metal-rolling mills; parts thereof
845611 Machine-tools; for working any material by removal of material; operated by laser
845612 Machine-tools; for working any material by removal of material; operated by other light or photon beam processes (not laser)
845620 Machine-tools; for working any material by removal of material, operated by ultrasonic processes
845630 Machine-tools; for working any material by removal of material, operated by electro-discharge processes
845640 Machine tools; for working any material by removal of material; operated by plasma arc processes;
845650 Machine tools; for working any material by removal of material; operated by water-jet cutting machines
845690 Machine tools; for working any material by removal of material; operated by other processes n.e.c. in heading 8456
845710 Machining centres; for working metal
845720 Machines; unit construction machines (single station), for working metal
845730 Metal machines; multi-station transfer machines, for working metal
845811 Lathes; for removing metal, horizontal, numerically controlled
845819 Lathes; for removing metal, horizontal, other than numerically controlled
845891 Lathes; for removing metal, numerically controlled, other than horizontal lathes
845899 Lathes; for removing metal, other than horizontal or numerically controlled lathes
845910 Machine-tools; way-type unit head machines, for drilling, boring, milling, threading or tapping by removing metal, other than lathes of heading no. 8458
845921 Machine-tools; for drilling by removing metal, numerically controlled
845929 Machine-tools; for drilling by removing metal, other than numerically controlled
845931 Machine-tools; for boring-milling by removing metal, numerically controlled
845939 Machine-tools; for boring-milling by removing metal, other than numerically controlled
845941 Machine-tools; for boring by removing metal, numerically controlled boring machines, n.e.c. in heading 8459
845949 Machine-tools; for boring by removing metal, not numerically controlled boring machines, n.e.c. in heading 8459
845951 Machine-tools; for milling by removing metal, knee-type, numerically controlled
845959 Machine-tools; for milling by removing metal, knee-type, other than numerically controlled
845961 Machine-tools; for milling by removing metal, (not knee-type), numerically controlled
845969 Machine-tools; for milling by removing metal, not knee-type, other than numerically controlled
845970 Machine-tools; for threading or tapping by removing metal
846012 Machine-tools; flat-surface grinding machines, numerically controlled
846019 Machine-tools; flat-surface grinding machines, other than numerically controlled
846022 Machine-tools; grinding machines (excluding flat-surface), centreless, numerically controlled
846023 Machine-tools; cylindrical grinding machines (excluding flat-surface and centreless), numerically controlled
846024 Machine-tools; grinding machines (excluding flat-surface, cylindrical and centreless), numerically controlled
846029 Machine-tools; grinding machines (excluding flat-surface), other than numerically controlled
846031 Machine-tools; sharpening (tool or cutter grinding) machines, numerically controlled
846039 Machine-tools; sharpening (tool or cutter grinding) machines, other than numerically controlled
846040 Machine-tools; for honing or lapping
846090 Machine-tools; for deburring, grinding, polishing or otherwise finishing metal, sintered metal carbides or cermets by means of grinding stones, abrasives or polishing products, n.e.c. in heading no. 8460
846120 Machine-tools; shaping or slotting machines, working by removing metal, sintered metal carbides or cermets
846130 Machine-tools; broaching machines, working by removing metal, sintered metal carbides or cermets
846140 Machine-tools; gear cutting, gear grinding or gear finishing machines, working by removing metal, sintered metal carbides or cermets
846150 Machine-tools; sawing or cutting-off machines, working by removing metal, sintered metal carbides or cermets
846190 Machine-tools; planing machines, and other machine-tools n.e.c. in heading no. 8461; working by removing metal, sinistered metal carbides or cerments.
846211 Machine-tools; forging and die-forging machines (including presses), closed die forging machines, for working metal
846219 Machine-tools; hot forming machines, hot hammers, for working metal
846222 Machine-tools; bending, folding, straightening or flattening machines (including press brakes) for flat products, for working metal, numerically controlled
846223 Machine-tools; bending, folding, straightening or flattening machines (including presses), for working metal, numerically controlled press brakes
846224 Machine-tools; bending, folding, straightening or flattening machines (including presses), for working metal, numerically controlled panel benders
846225 Machine-tools; bending, folding, straightening or flattening machines (including presses), for working metal, numerically controlled roll forming machines
846226 Machine-tools; bending, folding, straightening or flattening machines (including presses), for working metal, numerically controlled bending, folding, straightening or fattening machines (not press brakes, panel benders or roll forming machines)
846229 Machine-tools; bending, folding, straightening or flattening machines (including press brakes), for working metal, numerically controlled n.e.c. in item 84.62.2
846232 Machine-tools; slitting lines and cut-to-length lines, for working metal
846233 Machine-tools; shearing machines (excluding presses) for flat products, numerically controlled, other than combined punching and shearing machines, for working metal
846239 Machine-tools; shearing machines (excluding presses) for flat products, other than numerically controlled, other than combined punching and shearing machines, for working metal
846242 Machine-tools; punching, notching or nibbling machines (excluding presses) for flat products including combined punching and shearing machines, numerically controlled, for working metal
846249 Machine-tools; punching, notching or nibbling machines (excluding presses) for flat products including combined punching and shearing machines, other than numerically controlled, for working metal
846251 Machine-tools; for working tube, pipe, hollow section and bar (excluding presses), for working metal, numerically controlled
846259 Machine-tools; for working tube, pipe, hollow section and bar (excluding presses), for working metal, not numerically controlled
846261 Machine-tools; cold metal working presses, hydraulic presses
846262 Machine-tools; cold metal working presses, mechanical presses
846263 Machine-tools; cold metal working presses, servo-presses
846269 Machine-tools; cold metal working presses, other than hydraulic, mechanical or servo-presses
846290 Machine-tools; (including presses) for working metal by forging, hammering or die-forging, for bending, folding, straightening, flattening, shearing, punching, notching or nibbling metal, n.e.c. in heading 8462
846310 Machine-tools; for working metal, sintered metal carbides or cermets, without removing material, draw-benches for bars, tubes, profiles, wire or the like
846320 Machine-tools; for working metal, sintered metal carbides or cermets, without removing material, thread rolling machines
846330 Machine-tools; machines for working wire, without removing material
846390 Machine-tools; for working metal, sintered metal carbides or cermets, without removing material, n.e.c. in heading no. 8463
846410 Machine-tools; sawing machines, for working stone, ceramics, concrete, asbestos-cement or like mineral materials or for cold working glass
846420 Machine-tools; grinding or polishing machines, for working stone, ceramics, concrete, asbestos-cement or like mineral materials or for cold working glass
846490 Machine-tools; for working stone, ceramics, concrete, asbestos-cement or like mineral materials or for cold working glass, (other than sawing, grinding or polishing machines)
846510 Machine-tools; which can carry out different types of machining operations without tool change between such operations, for working wood, cork, bone, hard rubber, hard plastics or similar
846520 Machine-tools; for working wood, cork, bone, hard rubber, hard plastics or similar hard materials; machining centres
846591 Machine-tools; for working wood, cork, bone, hard rubber, hard plastics or similar hard materials; sawing machines
846592 Machine-tools; for working wood, cork, bone, hard rubber, hard plastics or similar hard materials; planing, milling or moulding (by cutting) machines
846593 Machine-tools; for working wood, cork, bone, hard rubber, hard plastics or similar hard materials; grinding, sanding or polishing machines
846594 Machine-tools; for working wood, cork, bone, hard rubber, hard plastics or similar hard materials; bending or assembling machines
846595 Machine-tools; for working wood, cork, bone, hard rubber, hard plastics or similar hard materials; drilling or morticing machines
846596 Machine-tools; for working wood, cork, bone, hard rubber, hard plastics or similar hard materials; splitting, slicing or paring machines
846599 Machine-tools; for working wood, cork, bone, hard rubber, hard plastics or similar hard materials; n.e.c. in heading no. 8465
846610 Parts & accessories suited for use solely/principally with machines of headings 8456-8465; tool holders and self-opening dieheads
846620 Parts & accessories suited for use solely/principally with machines of headings 8456-8465; work holders
846630 Parts & accessories suited for use solely/principally with machines of headings 8456-8465; dividing heads and other special attachments for machines
846691 Parts & accessories suited for use solely/principally; for the machines of heading no. 8464, n.e.c. in heading no. 8466
846692 Parts & accessories suited for use solely/principally for the machines of heading no. 8465, n.e.c. in heading no. 8466
846693 Parts & accessories suited for use solely/principally with machines of headings 8456-8465; n.e.c. in heading no. 8466
846694 Machine-tools; parts and accessories, for the machines of heading no. 8462 or 8463, n.e.c. in heading no. 8466
846711 Tools; for working in the hand, pneumatic, rotary type (including combined rotary-percussion)
846719 Tools; for working in the hand, pneumatic, other than rotary type
846721 Tools; for working in the hand, with self-contained electric motor; drills of all kinds
846722 Tools; for working in the hand, with self-contained electric motor; saws
846729 Tools; for working in the hand, with self-contained electric motor; other than saws and drills
846781 Tools; for working in the hand, chain saws with self-contained non-electric motor
846789 Tools; for working in the hand, (other than chain saws), hydraulic or with self-contained non-electric motor, (not pneumatic)
846791 Tools; for working in the hand, parts of chain saws, with self-contained non-electric motor
846792 Tools; for working in the hand, parts of pneumatic tools
846799 Tools; for working in the hand, parts thereof for other than chain saws and pneumatic tools
846810 Machinery and apparatus; hand-held blow pipes for soldering, brazing or welding, whether or not capable of cutting
846820 Machinery and apparatus; gas operated machinery and apparatus n.e.c. in item no. 8468.10, for soldering, brazing or welding, whether or not capable of cutting
846880 Machinery and apparatus; for soldering, brazing or welding, whether or not capable of cutting, n.e.c. in heading no. 8468
846890 Machinery and apparatus; parts, soldering, brazing or welding, whether or not capable of cutting, parts thereof
847010 Calculating machines; electronic calculators capable of operation without an external source of electric power and pocket-size data recording, reproducing and displaying machines with calculating functions
847021 Calculating machines; electronic, incorporating a printing device, needing an external source of power
847029 Calculating machines; electronic, (not incorporating a printing device), needing an external power source
847030 Calculating machines; non-electronic
847050 Cash registers
847090 Machines incorporating a calculating device; n.e.c. in heading no. 8470
847130 Automatic data processing machines; portable, weighing not more than 10kg, consisting of at least a central processing unit, a keyboard and a display
847141 Automatic data processing machines; comprising in the same housing at least a central processing unit and an input and output unit, whether or not combined, n.e.c. in item no. 8471.30
847149 Automatic data processing machines; presented in the form of systems, n.e.c. in item no. 8471.30 or 8471.41
847150 Units of automatic data processing machines; processing units other than those of item no. 8471.41 or 8471.49, whether or not containing in the same housing one or two of the following types of unit: storage units, input units or output units
847160 Units of automatic data processing machines; input or output units, whether or not containing storage units in the same housing
847170 Units of automatic data processing machines; storage units
847180 Units of automatic data processing machines; n.e.c. in item no. 8471.50, 8471.60 or 8471.70
847190 Magnetic or optical readers, machines for transcribing data onto data media in coded form and machines for processing such data, not elsewhere specified or included
847210 Office machines; duplicating machines
847230 Office machines; for sorting or folding mail or for inserting mail in envelopes or bands, machines for opening, closing or sealing mail and machines for affixing or cancelling postage stamps
847290 Office machines; not elsewhere classified
847321 Calculating machines; parts and accessories of the electronic calculating machines of item no. 8470.10, 8470.21 or 8470.29 (other than covers, carrying cases and the like)
847329 Machinery; parts and accessories of the machines of item no. 8470.30. 8470.50 or 8470.90 (other than covers, carrying cases and the like)
847330 Machinery; parts and accessories (other than covers, carrying cases and the like) of the machines of heading no. 8471
847340 Machinery; parts and accessories (other than covers, carrying cases and the like) of the machines of heading no. 8472
847350 Machines; parts and accessories (other than covers, carrying cases and the like) equally suitable for use with machines of two or more of the headings 8470 to 8472
847410 Machines; for sorting, screening, separating or washing earth, stone, ores or other mineral substances
847420 Machines; for crushing or grinding earth, stone, ores or other mineral substances
847431 Machines; concrete or mortar mixers
847432 Machines; for mixing mineral substances with bitumen
847439 Machines; for mixing or kneading mineral substances, excluding concrete mixers and machines for mixing mineral substances with bitumen
847480 Machines; for agglomerating, shaping or moulding solid mineral fuels, ceramic paste, unhardened cements, plastering materials in powder or paste form, machines for forming foundry moulds of sand
847490 Machines, for sorting, screening, separating, washing, crushing etc mineral substances, for agglomerating, shaping or moulding solid fuels, ceramic pastes etc, for forming foundry moulds of sand; parts
847510 Machines; for assembling electric or electronic lamps, tubes, valves or flashbulbs, in glass envelopes
847521 Machines; for manufacturing or hot working glass or glassware, for making optical fibres and preforms thereof
847529 Machines; for manufacturing or hot working glass or glassware, not for making optical fibres and preforms thereof
847590 Machines; parts, of those for assembling electric or electronic lamps, tubes, valves or flash-bulbs, in glass envelopes and manufacturing or hot working glass or glassware
847621 Machines; automatic beverage-vending machines, incorporating heating or refrigerating devices
847629 Machines; automatic beverage-vending machines, not incorporating heating or refrigerating devices
847681 Machines; automatic goods-vending machines, (e.g. postage stamp, cigarette, food or money-changing machines, excluding beverage-vending machines), incorporating heating or refrigerating devices
847689 Machines; automatic goods-vending machines, (e.g. postage stamp, cigarette, food or money-changing machines, excluding beverage-vending machines), not incorporating heating or refrigerating devices
847690 Machines; parts of automatic goods-vending machines
847710 Machinery; injection-moulding machines, for working rubber or plastics or for the manufacture of products from these materials
847720 Machinery; extruders, for working rubber or plastics or for the manufacture of products from these materials
847730 Machinery; blow moulding machines, for working rubber or plastics or for the manufacture of products from these materials
847740 Machinery; vacuum moulding machines and other thermoforming machines, for working rubber or plastics or for the manufacture of products from these materials
847751 Machinery; for moulding or retreading pneumatic tyres or for moulding or otherwise forming inner tubes
847759 Machinery; for moulding or forming, for working rubber or plastics or for the manufacture of products from these materials, n.e.c. in this chapter
847780 Machinery; for working rubber or plastics or for the manufacture of products from these materials, n.e.c. in this chapter
847790 Machinery; parts of the machines of heading no. 8477, n.e.c. in item no. 8477.90
847810 Machinery; for preparing or making up tobacco, n.e.c. in this chapter
847890 Machinery; parts of those for preparing or making up tobacco, n.e.c. in this chapter
847910 Machinery and mechanical appliances; for public works, building or the like
847920 Machinery; for the extraction or preparation of animal or fixed vegetable or microbial fats or oils
847930 Machinery and mechanical appliances; presses for the manufacture of particle or fibre building board of wood or other ligneous materials and other machinery for treating wood or cork
847940 Machines; for making rope or cable
847950 Machinery and mechanical appliances; industrial robots, n.e.c. or included
847960 Machinery and mechanical appliances; evaporative air coolers
847971 Machinery and mechanical appliances; passenger boarding bridges, of a kind used in airports
847979 Machinery and mechanical appliances; passenger boarding bridges, other than of a kind used in airports
847981 Machines and mechanical appliances; for treating metal, including electric wire coil-winders
847982 Machines; for mixing, kneading, crushing, grinding, screening, sifting, homogenising, emulsifying or stirring
847983 Machines and mechanical appliances; cold isostatic presses
847989 Machines and mechanical appliances; having individual functions, n.e.c. or included in this chapter
847990 Machines and mechanical appliances; parts, of those having individual functions
848010 Moulding boxes; for metal foundry
848020 Mould bases; for metal, metal carbides, glass, mineral materials, rubber or plastics
848030 Moulding patterns; of metal, metal carbides, glass, mineral materials, rubber or plastics
848041 Moulds; for metal or metal carbides, injection or compression types
848049 Moulds; for metal or metal carbides, other than injection or compression types
848050 Moulds; for glass
848060 Moulds; for mineral materials
848071 Moulds; for rubber or plastics, injection or compression types
848079 Moulds; for rubber or plastics, other than injection or compression types
848110 Valves; pressure reducing, for pipes, boiler shells, tanks, vats or the like
848120 Valves; for oleohydraulic or pneumatic transmissions
848130 Valves; check (nonreturn) valves, for pipes, boiler shells, tanks, vats or the like
848140 Valves; safety or relief valves, for pipes, boiler shells, tanks, vats or the like
848180 Taps, cocks, valves and similar appliances; for pipes, boiler shells, tanks, vats or the like, including thermostatically controlled valves
848190 Taps, cocks, valves and similar appliances; parts thereof
848210 Ball bearings
848220 Bearings; tapered roller bearings, including cone and tapered roller assemblies
848230 Bearings; spherical roller bearings
848240 Bearings; needle roller bearings, including cage and needle roller assemblies
848250 Bearings; cylindrical roller bearings, including cage and roller assemblies n.e.c. in heading no. 8482
848280 Bearings; n.e.c. in heading no. 8482, including combined ball/roller
848291 Bearings; parts, balls, needles and rollers
848299 Bearings; parts, (other than balls, needles and rollers)
848310 Transmission shafts (including cam shafts and crank shafts) and cranks
848320 Bearing housings, incorporating ball or roller bearings
848330 Bearing housings, not incorporating ball or roller bearings and plain shaft bearings
848340 Gears and gearing; (not toothed wheels, chain sprockets and other transmission elements presented separately); ball or roller screws; gear boxes and other speed changers, including torque converters
848350 Pulleys and flywheels, including pulley blocks
848360 Clutches and shaft couplings (including universal joints)
848390 Transmission components; toothed wheels, chain sprockets and other transmission elements presented separately; parts
848410 Gaskets and similar joints; of metal sheeting combined with other material or two or more layers of metal
848420 Seals; mechanical
848490 Gasket sets or assortments of gaskets and similar joints; dissimilar in composition, put up in pouches, envelopes or similar packings
848510 Machines for additive manufacturing; by metal deposit
848520 Machines for additive manufacturing; by plastic or rubber deposit
848530 Machines for additive manufacturing; by plaster, cement, ceramics or glass deposit
848580 Machines for additive manufacturing; by other than metal, plastic, rubber, plaster, cement, ceramics or glass deposits
848590 Machines for additive manufacturing; parts
848610 Machines and apparatus of a kind used solely or principally for the manufacture of semiconductor boules or wafers
848620 Machines and apparatus of a kind used solely or principally for the manufacture of semiconductor devices or of electronic integrated circuits
848630 Machines and apparatus of a kind used solely or principally for the manufacture of flat panel displays
848640 Machines and apparatus of a kind used solely or principally for the manufacture or repair of masks and reticles, assembling semiconductor devices or electronic integrated circuits, or for lifting, handling, loading or unloading items of heading 8486
848690 Machines and apparatus of heading 8486; parts and accessories
848710 Ships' or boats' propellers and blades therefor
848790 Machinery parts; not containing electrical connectors, insulators, coils, contacts or other electrical features, n.e.c. in chapter 84, other than ships' or boats' propellers and blades therefor
850110 Electric motors; of an output not exceeding 37.5W
850120 Electric motors; universal AC/DC of an output exceeding 37.5W
850131 Electric motors and generators; DC, of an output not exceeding 750W
850132 Electric motors and generators; DC, of an output exceeding 750W but not exceeding 75kW
850133 Electric motors and generators; DC, of an output exceeding 75kW but not exceeding 375kW
850134 Electric motors and generators; DC, of an output exceeding 375kW
850140 Electric motors; AC motors, single-phase
850151 Electric motors; AC motors, multi-phase, of an output not exceeding 750W
850152 Electric motors; AC motors, multi-phase, of an output exceeding 750W but not exceeding 75kW
850153 Electric motors; AC motors, multi-phase, of an output exceeding 75kW
850161 Generators; AC generators, (alternators), other than photovoltaic generators, of an output not exceeding 75kVA
850162 Electric generators; AC generators, (alternators), other than photovoltaic generators, of an output exceeding 75kVA but not exceeding 375kVA
850163 Electric generators; AC generators, (alternators), other than photovoltaic generators, of an output exceeding 375kVA but not exceeding 750kVA
850164 Electric generators; AC generators, (alternators), other than photovoltaic generators, of an output exceeding 750kVA
850171 Electric generators; photovoltaic DC generators, of an output not exceeding 50W
850172 Electric generators; photovoltaic DC generators, of an output exceeding 50W
850180 Electric generators; (excluding generating sets), photovoltaic AC generators (alternators)
850211 Electric generating sets; with compression-ignition internal combustion piston engines (diesel or semi-diesel engines), of an output not exceeding 75kVA
850212 Electric generating sets; with compression-ignition internal combustion piston engines (diesel or semi-diesel engines), of an output exceeding 75kVA but not exceeding 375kVA
850213 Electric generating sets; with compression-ignition internal combustion piston engines (diesel or semi-diesel engines), of an output exceeding 375kVA
850220 Electric generating sets; with spark-ignition internal combustion piston engines
850231 Electric generating sets; wind-powered, (excluding those with spark-ignition or compression-ignition internal combustion piston engines)
850239 Electric generating sets; (excluding those with spark-ignition or compression-ignition internal combustion piston engines), other than wind powered
850240 Electric rotary converters
850300 Electric motors and generators; parts suitable for use solely or principally with the machines of heading no. 8501 or 8502
850410 Discharge lamps or tubes; ballasts therefor
850421 Electrical transformers; liquid dielectric, having a power handling capacity not exceeding 650kVA
850422 Electrical transformers; liquid dielectric, having a power handling capacity exceeding 650kVA but not exceeding 10,000kVA
850423 Electrical transformers; liquid dielectric, having a power handling capacity exceeding 10,000kVA
850431 Electrical transformers; n.e.c. in item no. 8504.2, having a power handling capacity not exceeding 1kVA
850432 Transformers; n.e.c. in item no. 8504.2, having a power handling capacity exceeding 1kVA but not exceeding 16kVA
850433 Transformers; n.e.c. in item no. 8504.2, having a power handling capacity exceeding 16kVA but not exceeding 500kVA
850434 Transformers; n.e.c. in item no. 8504.2, having a power handling capacity exceeding 500kVA
850440 Electrical static converters
850450 Electrical inductors; n.e.c. in heading no. 8504
850490 Electrical transformers, static converters and inductors; parts thereof
850511 Magnets; permanent magnets and articles intended to become permanent magnets after magnetisation, of metal
850519 Magnets; permanent magnets and articles intended to become permanent magnets after magnetisation, other than of metal
850520 Magnets; electro-magnetic couplings, clutches and brakes
850590 Magnets; electro-magnets, holding devices and parts n.e.c. in heading no. 8505
850610 Cells and batteries; primary, manganese dioxide
850630 Cells and batteries; primary, mercuric oxide
850640 Cells and batteries; primary, silver oxide
850650 Cells and batteries; primary, lithium
850660 Cells and batteries; primary, air-zinc
850680 Cells and batteries; primary, (other than manganese dioxide, mercuric oxide, silver oxide, lithium or air-zinc)
850690 Cells and batteries; primary, parts thereof
850710 Electric accumulators; lead-acid, of a kind used for starting piston engines, including separators, whether or not rectangular (including square)
850720 Electric accumulators; lead-acid, (other than for starting piston engines), including separators, whether or not rectangular (including square)
850730 Electric accumulators; nickel-cadmium, including separators, whether or not rectangular (including square)
850750 Electric accumulators; nickel-metal hydride, including separators, whether or not rectangular (including square)
850760 Electric accumulators; lithium-ion, including separators, whether or not rectangular (including square)
850780 Electric accumulators; other than lead-acid, nickel-cadmium, nickel-metal hydride and lithium-ion, including separators, whether or not rectangular (including square)
850790 Electric accumulators; parts n.e.c. in heading no. 8507
850811 Vacuum cleaners, with self-contained electric motor, of a power not exceeding 1,500 W and having a dust bag or other receptacle capacity not exceeding 20L
850819 Vacuum cleaners, with self-contained electric motor, n.e.c. in item no. 8508.1
850860 Vacuum cleaners, other than with a self-contained electric motor
850870 Parts of vacuum cleaners
850940 Electro-mechanical domestic appliances; food grinders and mixers, fruit or vegetable juice extractors, with self-contained electric motor
850980 Electro-mechanical domestic appliances; with self-contained electric motor, other than vacuum cleaners of heading 85.08, n.e.c. in heading no. 8509
850990 Electro-mechanical domestic appliances; parts for the appliances of heading no. 8509
851010 Shavers; with self-contained electric motor
851020 Hair clippers; with a self-contained electric motor
851030 Hair-removing appliances; with self-contained electric motor
851090 Shavers and hair clippers; parts of those with self-contained electric motor
851110 Ignition or starting equipment; spark plugs, of a kind used for spark or compression-ignition internal combustion engines
851120 Ignition or starting equipment; ignition magnetos, magneto-dynamos and magnetic flywheels, of a kind used for spark or compression-ignition internal combustion engines
851130 Ignition or starting equipment; distributors and ignition coils of a kind used for spark-ignition or compression-ignition internal combustion engines
851140 Ignition or starting equipment; starter motors and dual purpose starter-generators, of a kind used for spark or compression-ignition internal combustion engines
851150 Ignition or starting equipment; generators n.e.c. in heading no. 8511, of a kind used for spark or compression-ignition internal combustion engines
851180 Ignition or starting equipment; n.e.c. in heading no. 8511, of a kind used for spark or compression-ignition internal combustion engines
851190 Ignition or starting equipment; parts of the equipment of heading no. 8511, for use in spark-ignition or compression-ignition internal combustion engines
851210 Lighting or visual signalling equipment; electrical, of a kind used on bicycles, excluding articles of heading no. 8539
851220 Lighting or visual signalling equipment; electrical, of a kind used on motor vehicles (excluding articles of heading no. 8539)
851230 Sound signalling equipment; electrical, used on cycles or motor vehicles (excluding articles of heading no. 8539)
851240 Windscreen wipers, defrosters and demisters; electrical, of kinds used for cycles or motor vehicles
851290 Lighting or signalling equipment; electrical, (excluding articles of heading no. 8539), windscreen wipers, defrosters and demisters; parts, of those kinds used for cycles or motor vehicles
851310 Lamps; portable, electric, designed to function by their own source of energy (excluding lighting equipment of heading no. 8512)
851390 Lamps; parts of portable, electric lamps of heading no. 8513, designed to function by their own source of energy
851411 Furnaces and ovens; electric, for industrial or laboratory use, resistance heated; hot isostatic presses
851419 Furnaces and ovens; electric, for industrial or laboratory use, resistance heated; other than hot isostatic presses, for the manufacture of semiconductor devices on semiconductor wafers
851420 Furnaces and ovens; electric, for industrial or laboratory use, functioning by induction or dielectric loss
851431 Furnaces and ovens; electric, for industrial or laboratory use, other than those functioning by induction, dielectric loss or resistance heated, electron beam furnaces
851432 Furnaces and ovens; electric, for industrial or laboratory use, other than those functioning by induction, dielectric loss or resistance heated, plasma and vacuum arc furnaces
851439 Furnaces and ovens; electric, for industrial or laboratory use, other than those functioning by induction, dielectric loss or resistance heated, other than electron beam, plasma or vacuum arc furnaces
851440 Heating equipment; for the heat treatment of materials by induction or dielectric loss, industrial or laboratory, other than furnaces and ovens
851490 Furnaces, ovens and heating equipment; parts of the industrial or laboratory equipment of heading no. 8514
851511 Brazing or soldering machines and apparatus; soldering irons and guns, whether or not capable of cutting
851519 Brazing or soldering machines and apparatus; other than soldering irons and guns, whether or not capable of cutting
851521 Welding machines and apparatus; for resistance welding of metal, fully or partly automatic, whether or not capable of cutting
851529 Welding machines and apparatus; for resistance welding of metal, other than fully or partly automatic, whether or not capable of cutting
851531 Welding machines and apparatus; for arc (including plasma arc) welding of metals, fully or partly automatic, whether or not capable of cutting
851539 Welding machines and apparatus; for arc (including plasma arc) welding of metals, other than fully or partly automatic, whether or not capable of cutting
851580 Welding machines and apparatus; n.e.c. in heading no. 8515, whether or not capable of cutting
851590 Welding, brazing or soldering machines; parts of the machines of heading no. 8515
851610 Heaters; electric, instantaneous or storage water and immersion heaters
851621 Heating apparatus; electric storage heating radiators
851629 Heating apparatus; electric soil heating apparatus and space heating apparatus (excluding storage heating radiators)
851631 Hair-dressing apparatus; electro-thermic hair dryers
851632 Hair-dressing apparatus; electro-thermic, other than hair dryers
851633 Hand-drying apparatus; electro-thermic
851640 Smoothing irons; electric
851650 Ovens; microwave, of a kind used for domestic purposes
851660 Ovens, cookers, cooking plates, boiling rings, grillers and roasters; of a kind used for domestic purposes (excluding microwaves)
851671 Electro-thermic appliances; coffee or tea makers, of a kind used for domestic purposes
851672 Electro-thermic appliances; toasters, of a kind used for domestic purposes
851679 Electro-thermic appliances; n.e.c. in heading no. 8516, used for domestic purposes
851680 Resistors; electric heating, other than those of heading no. 8545
851690 Electro-thermic appliances; parts, of heating resistors, of water, space and soil heaters, hair-dressing apparatus, hand dryers, smoothing irons and other domestic appliances of heading no. 8516
851711 Line telephone sets with cordless handsets
851713 Telephone sets; smartphones for cellular or other wireless networks
851714 Telephone sets; other than smartphones, for cellular or other wireless networks
851718 Telephone sets n.e.c. in item no. 8517.1
851761 Base stations
851762 Communication apparatus (excluding telephone sets or base stations); machines for the reception, conversion and transmission or regeneration of voice, images or other data, including switching and routing apparatus
851769 Communication apparatus (excluding telephone sets or base stations); machines for the transmission or reception of voice, images or other data (including wired/wireless networks), n.e.c. in item no. 8517.6
851771 Communication apparatus; parts, aerials and aerial reflectors of all kinds, part suitable for use therewith
851779 Communication apparatus; parts, other than aerials and aerial reflectors of all kinds
851810 Microphones and stands therefor
851821 Loudspeakers; single, mounted in their enclosures
851822 Loudspeakers; multiple, mounted in the same enclosure
851829 Loudspeakers; not mounted in their enclosures
851830 Headphones and earphones, whether or not combined with a microphone, and sets consisting of a microphone and one or more loudspeakers
851840 Amplifiers; audio-frequency electric
851850 Amplifier sets; electric sound
851890 Microphones, headphones, earphones, amplifier equipment; parts of the equipment of heading no. 8518
851920 Sound recording or reproducing apparatus; operated by coins, banknotes, bank cards, tokens or by other means of payment
851930 Sound recording or reproducing apparatus; turntables (record-decks)
851981 Sound recording or reproducing apparatus; using magnetic, optical or semiconductor media, n.e.c. in item no 8519.20, 8519.30 or 8519.50
851989 Sound recording or reproducing apparatus; n.e.c. in heading no 8519
852110 Video recording or reproducing apparatus; magnetic tape-type
852190 Video recording or reproducing apparatus; other than magnetic tape-type
852210 Sound recording or reproducing apparatus; parts and accessories thereof, pick-up cartridges
852290 Sound or video recording or reproducing apparatus; parts and accessories thereof, other than pick-up cartridges
852321 Magnetic media; cards incorporating a magnetic stripe, whether or not recorded, excluding products of Chapter 37
852329 Magnetic media; other than cards incorporating a magnetic stripe, whether or not recorded, excluding products of Chapter 37
852341 Optical media; unrecorded, excluding products of Chapter 37
852349 Optical media; recorded, excluding products of Chapter 37
852351 Semiconductor media; solid-state non-volatile storage devices, whether or not recorded, excluding products of Chapter 37
852352 Semiconductor media; smart cards, whether or not recorded, excluding products of Chapter 37
852359 Semiconductor media; other than smart cards, whether or not recorded, excluding products of Chapter 37
852380 Media n.e.c. in heading 8523, whether or not recorded, excluding products of Chapter 37
852411 Flat panel display modules, whether or not incorporating touch-sensitive screens; of liquid crystals, without drivers or control circuits
852412 Flat panel display modules, whether or not incorporating touch-sensitive screens; of organic light-emitting diodes (OLED), without drivers or control circuits
852419 Flat panel display modules, whether or not incorporating touch-sensitive screens; of other than liquid crystals or organic light-emitting diodes (OLED), without drivers or control circuits
852491 Flat panel display modules, whether or not incorporating touch-sensitive screens; of liquid crystals, with drivers or control circuits
852492 Flat panel display modules, whether or not incorporating touch-sensitive screens; of organic light-emitting diodes (OLED), with drivers or control circuits
852499 Flat panel display modules, whether or not incorporating touch-sensitive screens; of other than liquid crystals or organic light-emitting diodes (OLED), with drivers or control circuits
852550 Transmission apparatus for radio-broadcasting or television, whether or not incorporating sound recording or reproducing apparatus, not incorporating reception apparatus
852560 Transmission apparatus for radio-broadcasting or television, whether or not incorporating sound recording or reproducing apparatus, incorporating reception apparatus
852581 Television cameras, digital cameras and video camera recorders; high-speed goods as specified in subheading note 1 to this chapter
852582 Television cameras, digital cameras and video camera recorders; radiation-hardened or radiation-tolerant goods as specified in subheading note 2 to this chapter
852583 Television cameras, digital cameras and video camera recorders; night vision goods as specified in subheading note 3 to this chapter
852589 Television cameras; n.e.c. in item no 8525.8
852610 Radar apparatus
852691 Radio navigational aid apparatus
852692 Radio remote control apparatus
852712 Radio broadcast receivers capable of operating without an external power source; pocket-size radio cassette-players
852713 Radio broadcast receivers capable of operating without an external power source; apparatus (other than pocket-size radio cassette-players), combined with sound recording or reproducing apparatus
852719 Radio broadcast receivers capable of operating without an external power source; n.e.c. in item no. 8527.1
852721 Radio-broadcast receivers not capable of operating without an external source of power, of a kind used in motor vehicles; combined with sound recording or reproducing apparatus
852729 Radio-broadcast receivers not capable of operating without an external source of power, of a kind used in motor vehicles; not combined with sound recording or reproducing apparatus
852791 Radio-broadcast receivers n.e.c. in heading no. 8527; combined with sound recording or reproducing apparatus
852792 Radio-broadcast receivers n.e.c. in heading no. 8527; not combined with sound recording or reproducing apparatus but combined with a clock
852799 Radio-broadcast receivers n.e.c. in heading no. 8527; not combined with sound recording or reproducing apparatus and not combined with a clock
852842 Monitors; cathode-ray tube, capable of directly connecting to and designed for use with an automatic data processing machine of heading 84.71
852849 Monitors; cathode-ray tube, n.e.c. in subheading 8528.42, whether or not colour
852852 Monitors; other than cathode-ray tube; capable of directly connecting to and designed for use with an automatic data processing machine of heading 84.71
852859 Monitors other than cathode-ray tube; n.e.c. in subheading 8528.52, whether or not colour
852862 Projectors; capable of directly connecting to and designed for use with an automatic data processing machine of heading 84.71
852869 Projectors; n.e.c. in subheading 8528.62, whether or not colour
852871 Reception apparatus for television, whether or not incorporating radio-broadcast receivers or sound or video recording or reproducing apparatus; not designed to incorporate a video display or screen
852872 Reception apparatus for television, whether or not incorporating radio-broadcast receivers or sound or video recording or reproducing apparatus; incorporating a colour video display or screen
852873 Reception apparatus for television, whether or not incorporating radio-broadcast receivers or sound or video recording or reproducing apparatus; incorporating a monochrome video display or screen
852910 Reception and transmission apparatus; aerials and aerial reflectors of all kinds and parts suitable for use therewith
852990 Reception and transmission apparatus; for use with the apparatus of heading no. 8524 to 8528, excluding aerials and aerial reflectors
853010 Signalling, safety or traffic control equipment; for railways or tramways (excluding those of heading no. 8608)
853080 Signalling, safety or traffic control equipment; for roads, inland waterways, parking facilities, port installations or airfields (excluding those of heading no. 8608)
853090 Signalling apparatus; parts of safety, traffic control equipment for railways, tramways, roads, inland waterways, airfields, parking facilities, port instalments (excluding those of heading no. 8608)
853110 Signalling apparatus; electric, sound or visual, burglar or fire alarms and similar, other than those of heading no. 8512 or 8530
853120 Signalling apparatus; electric, sound or visual, indicator panels incorporating liquid crystal devices (LCD) or light-emitting diodes (LED), excluding those of heading no. 8512 or 8530
853180 Signalling apparatus; electric, sound or visual, apparatus n.e.c. in heading no. 8531, excluding those of heading no. 8512 or 8530
853190 Signalling apparatus; parts of the electric, sound or visual apparatus of heading no. 8531
853210 Electrical capacitors; fixed, designed for use in 50/60 Hz circuits and having a reactive power handling capacity of not less than 0.5 kvar (power capacitors)
853221 Electrical capacitors; fixed, tantalum
853222 Electrical capacitors; fixed, aluminium electrolytic
853223 Electrical capacitors; fixed, ceramic dielectric, single layer
853224 Electrical capacitors; fixed, ceramic dielectric, multilayer
853225 Electrical capacitors; fixed, dielectric of paper or plastics
853229 Electrical capacitors; fixed, n.e.c. in heading no. 8532
853230 Electrical capacitors; variable or adjustable (pre-set) capacitors
853290 Electrical capacitors; parts of the capacitors of heading no. 8532
853310 Electrical resistors; fixed carbon resistors, composition or film types (including rheostats and potentiometers but excluding heating resistors)
853321 Electrical resistors; fixed, for a power handling capacity not exceeding 20W (including rheostats and potentiometers but excluding heating resistors and carbon resistors)
853329 Electrical resistors; fixed, for a power handling capacity exceeding 20W (including rheostats and potentiometers but excluding heating resistors and carbon resistors)
853331 Electrical resistors; wirewound variable, including rheostats and potentiometers, for a power handling capacity not exceeding 20W (excluding heating)
853339 Electrical resistors; wirewound variable, including rheostats and potentiometers, for a power handling capacity exceeding 20W (excluding heating)
853340 Electrical resistors; variable, including rheostats and potentiometers (excluding heating)
853390 Resistors; parts of the resistors of heading no. 8533
853400 Circuits; printed
853510 Electrical apparatus; fuses, for a voltage exceeding 1000 volts
853521 Electrical apparatus; automatic circuit breakers, for a voltage exceeding 1000 volts but less than 72.5kV
853529 Electrical apparatus; automatic circuit breakers, for a voltage of 72.5kV or more
853530 Electrical apparatus; isolating and make-and-break switches, for a voltage exceeding 1000 volts
853540 Electrical apparatus; lightning arresters, voltage limiters and surge suppressors (for a voltage exceeding 1000 volts)
853590 Electrical apparatus; n.e.c. in heading no. 8535, for switching or protecting electrical circuits, for a voltage exceeding 1000 volts
853610 Electrical apparatus; fuses, for a voltage not exceeding 1000 volts
853620 Electrical apparatus; automatic circuit breakers, for a voltage not exceeding 1000 volts
853630 Electrical apparatus; for protecting electrical circuits, n.e.c. in heading no. 8536, for a voltage not exceeding 1000 volts
853641 Electrical apparatus; relays, (for a voltage not exceeding 60 volts)
853649 Electrical apparatus; relays, for a voltage exceeding 60 volts
853650 Electrical apparatus; switches n.e.c. in heading no. 8536, for a voltage not exceeding 1000 volts
853661 Electrical apparatus; lamp-holders, for a voltage not exceeding 1000 volts
853669 Electrical apparatus; plugs and sockets, for a voltage not exceeding 1000 volts
853670 Connectors for optical fibres, optical fibre bundles or cables
853690 Electrical apparatus; n.e.c. in heading no. 8536, for switching or protecting electrical circuits, for a voltage not exceeding 1000 volts
853710 Boards, panels, consoles, desks and other bases; for electric control or the distribution of electricity, (other than switching apparatus of heading no. 8517), for a voltage not exceeding 1000 volts
853720 Boards, panels, consoles, desks and other bases; for electric control or the distribution of electricity, (other than switching apparatus of heading no. 8517), for a voltage exceeding 1000 volts
853810 Electrical apparatus; parts (e.g. boards, panels, consoles, desks, cabinets, other bases), for goods of heading no. 8537, not equipped with their apparatus
853890 Electrical apparatus; parts suitable for use solely or principally with the apparatus of heading no. 8535, 8536 or 8537
853910 Lamps; sealed beam units
853921 Lamps; filament, (excluding ultra-violet or infra-red), tungsten halogen
853922 Lamps; filament, (excluding ultra-violet or infra-red), of a power not exceeding 200W and for a voltage exceeding 100 volts, other than tungsten halogen
853929 Lamps; filament, (excluding ultra-violet or infra-red), n.e.c. in item no. 8539.2
853931 Lamps; discharge, (excluding ultra-violet), fluorescent, hot cathode
853932 Lamps; discharge, (excluding ultra-violet), mercury or sodium vapour lamps, metal halide lamps
853939 Lamps; discharge, (excluding ultra-violet, excluding fluorescent, hot cathode)
853941 Lamps; arc-lamps
853949 Lamps; ultra-violet or infra-red lamps, (excluding arc-lamps)
853951 Lamps; light-emitting diode (LED) light sources, light-emitting diode (LED) modules
853952 Lamps; light-emitting diode (LED) light sources, light-emitting diode (LED) lamps
853990 Lamps; parts of the lamps of heading no. 8539
854011 Tubes; cathode-ray television picture tubes, including video monitor cathode-ray tubes, colour
854012 Tubes; cathode-ray television picture tubes, including video monitor cathode-ray tubes, monochrome
854020 Tubes; television camera tubes, image converters and intensifiers, other photo-cathode tubes
854040 Tubes; data/graphic display tubes, monochrome; data/graphic display tubes, colour, with a phosphor dot screen pitch smaller than 0.4mm
854060 Tubes; cathode ray, n.e.c. in heading no. 8540
854071 Tubes; microwave, magnetrons, excluding grid-controlled tubes
854079 Tubes; microwave (for example klystrons, travelling wave tubes, carlinotrons), excluding magnetrons and grid-controlled tubes
854081 Valves and tubes; receiver or amplifier
854089 Valves and tubes; n.e.c. in heading no. 8540
854091 Tubes; parts of cathode-ray tubes
854099 Valves and tubes; parts of the valves and tubes of heading no. 8540, excluding parts of cathode-ray tubes
854110 Electrical apparatus; diodes, other than photosensitive or light-emitting diodes (LED)
854121 Electrical apparatus; transistors, (other than photosensitive), with a dissipation rate of less than 1W
854129 Electrical apparatus; transistors, (other than photosensitive), with a dissipation rate of 1W or more
854130 Electrical apparatus; thyristors, diacs and triacs, other than photosensitive devices
854141 Electrical apparatus; photosensitive semiconductor devices, light emitting diodes (LED)
854142 Electrical apparatus; photosensitive semiconductor devices, photovoltaic cells not assembled in modules or made up into panels
854143 Electrical apparatus; photosensitive semiconductor devices, photovoltaic cells assembled in modules or made up into panels
854149 Electrical apparatus; photosensitive semiconductor devices, diodes other than light emitting diodes and photovoltaic cells whether or not assembled in modules or made up into panels
854151 Electrical apparatus; photosensitive semiconductor devices, semiconductor-based transducers
854159 Electrical apparatus; photosensitive semiconductor devices n.e.c. in heading no. 8541
854160 Crystals; mounted piezo-electric
854190 Electrical apparatus; parts for diodes, transistors and similar semiconductor devices and photosensitive semiconductor devices
854231 Electronic integrated circuits; processors and controllers, whether or not combined with memories, converters, logic circuits, amplifiers, clock and timing circuits, or other circuits
854232 Electronic integrated circuits; memories
854233 Electronic integrated circuits; amplifiers
854239 Electronic integrated circuits; n.e.c. in heading no. 8542
854290 Parts of electronic integrated circuits
854310 Electrical machines and apparatus; particle accelerators
854320 Electrical machines and apparatus; signal generators
854330 Electrical machines and apparatus; for electroplating, electrolysis or electrophoresis
854340 Electrical machines and apparatus; electronic cigarettes and similar personal electric vaporising devices
854370 Electrical machines and apparatus; having individual functions, not specified or included elsewhere in this chapter, n.e.c. in heading no. 8543
854390 Electrical machines and apparatus; parts of the electrical goods of heading no. 8543
854411 Insulated electric conductors; winding wire, of copper
854419 Insulated electric conductors; winding wire, (of other than copper)
854420 Insulated electric conductors; co-axial cable and other co-axial electric conductors
854430 Insulated electric conductors; ignition wiring sets and other wiring sets of a kind used in vehicles, aircraft or ships
854442 Insulated electric conductors; for a voltage not exceeding 1000 volts, fitted with connectors
854449 Insulated electric conductors; for a voltage not exceeding 1000 volts, not fitted with connectors
854460 Insulated electric conductors; for a voltage exceeding 1000 volts
854470 Insulated electric conductors; optical fibre cables
854511 Carbon electrodes; with or without metal, of a kind used for furnaces
854519 Carbon electrodes; with or without metal, of a kind used for other than furnaces
854520 Carbon brushes; with or without metal, used for electrical purposes
854590 Carbon; lamp carbons, battery carbons and other articles of graphite or other carbon, with or without metal, of a kind used for electrical purposes
854610 Electrical insulators; of glass
854620 Electrical insulators; of ceramics
854690 Electrical insulators; other than of glass and ceramics
854710 Insulating fittings; of ceramics, for electrical machines, of insulating material only (except minor assembly parts), excluding those of heading no. 8546
854720 Insulating fittings; of plastics, for electrical machines, of insulating material only (except minor assembly parts), excluding those of heading no. 8546
854790 Insulating fittings; (other than of ceramics or plastics), for electrical machines, appliances and equipment, excluding insulators of heading no. 8546
854800 Electrical parts of machinery or apparatus; not specified or elsewhere included in this chapter
854911 Waste and scrap of lead-acid accumulators; spent lead-acid accumulators
854912 Waste and scrap; of primary cells, primary batteries and electric accumulators, spent or not, containing lead, cadmium or mercury, other than lead-acid accumulators
854913 Waste and scrap; of primary cells, primary batteries and electric accumulators, spent or not, sorted by chemical type and not containing lead, cadmium or mercury
854914 Waste and scrap; of primary cells, primary batteries and electric accumulators, spent or not, unsorted and not containing lead, cadmium or mercury
854919 Waste and scrap; of primary cells, primary batteries and electric accumulators, n.e.c. in item no 8549.1
854921 Electrical and electronic waste and scrap; of a kind used principally for the recovery of precious metal, containing primary cells and batteries, electric accumulators, mercury-switches, glass from cathode ray tubes or other activated glass, or electrical
854929 Waste and scrap; of a kind used principally for the recovery of precious metal n.e.c. in item no 8549.21
854931 Electrical and electronic waste and scrap; electrical and electronic assemblies and printed circuit boards, other than those used principally for the recovery of precious metal, containing primary cells and batteries, electric accumulators, mercury-switch
854939 Waste and scrap; electrical and electronic assemblies and printed circuit boards, other than those used principally for the recovery of precious metal n.e.c. in item no 8549.31
854991 Waste and scrap; n.e.c. in heading no 8549
854999 Waste and scrap; n.e.c. in item no 8549.91
860110 Rail locomotives; powered from an external source of electricity
860120 Rail locomotives; powered by electric accumulators
860210 Rail locomotives; diesel-electric powered
860290 Rail locomotives and locomotive tenders; other than diesel-electric powered
860310 Railway or tramway coaches, vans and trucks; self-propelled, powered from an external source of electricity (excluding those of heading no. 8604)
860390 Railway or tramway coaches, vans and trucks; self-propelled, powered other than from an external source of electricity (excluding those of heading no. 8604)
860400 Railway or tramway maintenance or service vehicles; whether or not self-propelled (e.g. workshops, cranes, ballast tampers, trackliners, testing coaches and track inspection vehicles)
860500 Railway or tramway coaches; passenger coaches, luggage vans, post office coaches and other special purpose railway or tramway coaches, not self-propelled (excluding those of heading no. 8604)
860610 Railway or tramway goods vans and wagons; tank wagons and the like, not self-propelled
860630 Railway or tramway goods vans and wagons; self-discharging, not self-propelled, excluding those of item no. 8606.10
860691 Railway or tramway goods vans and wagons; covered and closed, not self-propelled
860692 Railway or tramway goods vans and wagons; open, with non-removable sides of a height exceeding 60cm, not self-propelled
860699 Railway or tramway goods vans and wagons; n.e.c. in heading no. 8606, not self-propelled
860711 Railway or tramway locomotives or rolling stock; parts, driving bogies and bissel-bogies
860712 Railway or tramway locomotives or rolling stock; parts, bogies and bissel-bogies (excluding driving bogies and bissel-bogies)
860719 Railway or tramway locomotives or rolling stock; parts, axles and wheels, and parts thereof
860721 Railway or tramway locomotives or rolling stock; parts, air brakes and parts thereof
860729 Railway or tramway locomotives or rolling stock; parts, brakes (other than air brakes) and parts thereof
860730 Railway or tramway locomotives or rolling stock; parts, hooks and other coupling devices, buffers and parts thereof
860791 Railway or tramway locomotives; parts n.e.c. in heading no. 8607
860799 Railway or tramway rolling stock; parts n.e.c. in heading no. 8607
860800 Railway or tramway track fixtures and fittings; mechanical (including electro-mechanical) signalling, safety or traffic control equipment for railways, tramways, roads, inland waterways, parking facilities, port installations or airfields; parts thereof
860900 Containers; (including containers for transport of fluids) specially designed and equipped for carriage by one or more modes of transport
870110 Tractors; single axle
870121 Tractors; road tractors for semi-trailers, with only compression-ignition internal combustion piston engine (diesel or semi-diesel)
870122 Tractors; road tractors for semi-trailers, with both compression-ignition internal combustion piston engine (diesel or semi-diesel) and electric motors for propulsion
870123 Tractors; road tractors for semi-trailers, with both spark-ignition internal combustion piston engine and electric motors for propulsion
870124 Tractors; road tractors for semi-trailers, with only electric motors for propulsion
870129 Tractors; road tractors for semi-trailers, with other propulsion methods n.e.c. in item no 8701.2
870130 Tractors; track-laying
870191 Tractors; n.e.c. in heading no 8701 (other than tractors of heading no 8709); of an engine power not exceeding 18kW
870192 Tractors; n.e.c. in heading no 8701 (other than tractors of heading no 8709); of an engine power exceeding 18kW but not exceeding 37kW
870193 Tractors; n.e.c. in heading no 8701 (other than tractors of heading no 8709); of an engine power exceeding 37kW but not exceeding 75kW
870194 Tractors; n.e.c. in heading no 8701 (other than tractors of heading no 8709); of an engine power exceeding 75kW but not exceeding 130kW
870195 Tractors; n.e.c. in heading no 8701 (other than tractors of heading no 8709); of an engine power exceeding 130kW
870210 Vehicles; public transport type (carries 10 or more persons, including driver), with only compression-ignition internal combustion piston engine (diesel or semi-diesel), new or used
870220 Vehicles; public transport type (carries 10 or more persons, including driver), with both compression-ignition internal combustion piston engine (diesel or semi-diesel) and electric motor for propulsion, new or used
870230 Vehicles; public transport type (carries 10 or more persons, including driver), with both compression-ignition internal combustion piston engine (diesel or semi-diesel) and electric motor for propulsion, new or used
870240 Vehicles; public transport type (carries 10 or more persons, including driver), with only electric motor for propulsion, new or used
870290 Vehicles; public transport type (carries 10 or more persons, including driver), n.e.c. in heading 8702, new or used
870310 Vehicles; specially designed for travelling on snow, golf cars and similar vehicles
870321 Vehicles; with only spark-ignition internal combustion piston engine, cylinder capacity not over 1000cc
870322 Vehicles; with only spark-ignition internal combustion piston engine, cylinder capacity over 1000 but not over 1500cc
870323 Vehicles; with only spark-ignition internal combustion reciprocating piston engine, cylinder capacity over 1500 but not over 3000cc
870324 Vehicles; with only spark-ignition internal combustion reciprocating piston engine, cylinder capacity over 3000cc
870331 Vehicles; with only compression-ignition internal combustion piston engine (diesel or semi-diesel), cylinder capacity not over 1500cc
870332 Vehicles; with only compression-ignition internal combustion piston engine (diesel or semi-diesel), cylinder capacity over 1500 but not over 2500cc
870333 Vehicles; with only compression-ignition internal combustion piston engine (diesel or semi-diesel), cylinder capacity over 2500cc
870340 Vehicles; with both spark-ignition internal combustion piston engine and electric motor for propulsion, incapable of being charged by plugging to external source of electric power
870350 Vehicles; with both compression-ignition internal combustion piston engine (diesel or semi-diesel) and electric motor for propulsion, incapable of being charged by plugging to external source of electric power
870360 Vehicles; with both spark-ignition internal combustion piston engine and electric motor for propulsion, capable of being charged by plugging to external source of electric power
870370 Vehicles; with both compression-ignition internal combustion piston engine (diesel or semi-diesel) and electric motor for propulsion, capable of being charged by plugging to external source of electric power
870380 Vehicles; with only electric motor for propulsion
870390 Vehicles; for transport of persons (other than those of heading no. 8702) n.e.c. in heading no. 8703
870410 Vehicles; dumpers, designed for off-highway use, for transport of goods
870421 Vehicles; with only compression-ignition internal combustion piston engine (diesel or semi-diesel), for transport of goods, (of a gvw not exceeding 5 tonnes), n.e.c. in item no 8704.1
870422 Vehicles; with only compression-ignition internal combustion piston engine (diesel or semi-diesel), for transport of goods, (of a g.v.w. exceeding 5 tonnes but not exceeding 20 tonnes), n.e.c. in item no 8704.1
870423 Vehicles; with only compression-ignition internal combustion piston engine (diesel or semi-diesel), for transport of goods, (of a g.v.w. exceeding 20 tonnes), n.e.c. in item no 8704.1
870431 Vehicles; with only spark-ignition internal combustion piston engine, for transport of goods, (of a g.v.w. not exceeding 5 tonnes), n.e.c. in item no 8704.1
870432 Vehicles; with only spark-ignition internal combustion piston engine, for transport of goods, (of a g.v.w. exceeding 5 tonnes), n.e.c. in item no 8704.1
870441 Vehicles; with both compression-ignition internal combustion piston engine (diesel/semi-diesel) and electric motor as motor for propulsion, unassembled as in section 14, (gvw not exceeding 5000kg), for the transport of goods, vans
870442 Vehicles; with both compression-ignition internal combustion piston engine (diesel/semi-diesel) and electric motors for propulsion, of a g.v.w. exceeding 5,000kg but not exceeding 20,000kg
870443 Vehicles; with both compression-ignition internal combustion piston engine (diesel/semi-diesel) and electric motors for propulsion, of a g.v.w. exceeding 20,000kg
870451 Vehicles; with both spark-ignition internal combustion piston engine and electric motors for propulsion, of a g.v.w. not exceeding 5,000kg
870452 Vehicles; with both spark-ignition internal combustion piston engine and electric motors for propulsion, of a g.v.w. exceeding 5,000kg
870460 Vehicles; with only electric motor for propulsion
870490 Vehicles; for transport of goods, n.e.c. in heading no. 8704
870510 Vehicles; crane lorries
870520 Vehicles; mobile drilling derricks
870530 Vehicles; fire fighting vehicles
870540 Vehicles; concrete-mixer lorries
870590 Vehicles; break-down lorries, road-sweepers, spraying lorries, mobile workshops, mobile radiological units, and other special purpose vehicles n.e.c. in heading no. 8705
870600 Chassis; fitted with engines, for the motor vehicles of heading no. 8701 to 8705
870710 Vehicles; bodies (including cabs) for the motor vehicles of heading no. 8703
870790 Vehicles; bodies (including cabs) for the motor vehicles of heading no. 8701, 8702, 8704 or 8705
870810 Vehicles; bumpers and parts thereof, for the vehicles of heading no. 8701 to 8705
870821 Vehicles; parts of bodies, safety seat belts
870822 Vehicles; parts and accessories, front windscreens (windshields), rear windows and other windows specified in subheading note 1 to this chapter
870829 Vehicles; parts and accessories, of bodies, other than safety seat belts
870830 Vehicle parts; brakes, servo-brakes and parts thereof
870840 Vehicle parts; gear boxes and parts thereof
870850 Vehicle parts; drive-axles with differential, whether or not provided with other transmission components, and non-driving axles; parts thereof
870870 Vehicle parts; road wheels and parts and accessories thereof
870880 Vehicle parts; suspension systems and parts thereof (including shock-absorbers)
870891 Vehicle parts; radiators and parts thereof
870892 Vehicle parts; silencers (mufflers) and exhaust pipes; parts thereof
870893 Vehicle parts; clutches and parts thereof
870894 Vehicle parts; steering wheels, steering columns and steering boxes; parts thereof
870895 Vehicle parts; safety airbags with inflater system; parts thereof
870899 Vehicle parts and accessories; n.e.c. in heading no. 8708
870911 Vehicles; electrical, self-propelled, (not fitted with lifting or handling equipment), of the type used for short distance transport of goods in factories, warehouses, dock areas or airports
870919 Vehicles; (not electrical), self-propelled, without handling equipment, used for short distance transport of goods in factories, airports and such, and tractors of the type used on railway station platforms
870990 Vehicles; parts of the vehicles of heading no. 8709
871000 Tanks and other armoured fighting vehicles; motorised, whether or not fitted with weapons, and parts of such vehicles
871110 Motorcycles (including mopeds) and cycles; fitted with an auxiliary motor, with internal combustion piston engine of a cylinder capacity not exceeding 50cc, with or without side-cars; side-cars
871120 Motorcycles (including mopeds) and cycles; fitted with an auxiliary motor, internal combustion piston engine, of cylinder capacity exceeding 50cc but not exceeding 250cc, with or without side-cars; side-cars
871130 Motorcycles (including mopeds) and cycles; fitted with an auxiliary motor, internal combustion piston engine, of cylinder capacity exceeding 250cc but not exceeding 500cc, with or without side-cars; side-cars
871140 Motorcycles (including mopeds) and cycles; fitted with auxiliary motor, internal combustion piston engine of cylinder capacity exceeding 500cc but not exceeding 800cc, with or without sidecars; side-cars
871150 Motorcycles (including mopeds) and cycles; fitted with auxiliary motor, with internal combustion piston engine of a cylinder capacity exceeding 800cc, with or without side-cars; side-cars
871160 Motorcycles (including mopeds) and cycles; fitted with auxiliary motor, with electric motor for propulsion, with or without side-cars; side-cars
871190 Motorcycles (including mopeds) and cycles; n.e.c. in heading no. 8711, fitted with auxiliary motor, with or without side-cars; side-cars
871200 Bicycles and other cycles; including delivery tricycles, not motorised
871310 Carriages for disabled persons; not mechanically propelled
871390 Carriages for disabled persons; mechanically propelled
871410 Motorcycles (including mopeds); parts and accessories
871420 Carriages for disabled persons; parts and accessories thereof
871491 Cycles; frames and forks, and parts thereof
871492 Cycles; parts thereof, wheel rims and spokes
871493 Cycles; parts thereof, hubs (other than coaster braking hubs and hub brakes) and free-wheel sprocket-wheels
871494 Cycles; parts thereof, brakes, including coaster braking hubs and hub-brakes, and parts thereof
871495 Cycles; parts thereof, saddles
871496 Cycles; parts, pedals and crank-gear, and parts thereof
871499 Cycles; parts thereof, n.e.c. in item no. 8714.9
871500 Baby carriages and parts thereof
871610 Trailers and semi-trailers; of the caravan type, for housing or camping
871620 Trailers and semi-trailers; self-loading or self-unloading, for agricultural purposes
871631 Tanker trailers and tanker semi-trailers
871639 Trailers and semi-trailers; (other than tanker type)
871640 Trailers and semi-trailers; n.e.c. in item no. 8716.3
871680 Vehicles; n.e.c. in heading no. 8716
871690 Trailers, semi-trailers and other vehicles not mechanically propelled; parts thereof for heading no. 8716
880100 Balloons and dirigibles; gliders, hang gliders and other non-powered aircraft.
880211 Helicopters, except unmanned; of an unladen weight not exceeding 2000kg
880212 Helicopters, except unmanned; of an unladen weight exceeding 2000kg
880220 Aeroplanes and other aircraft, except unmanned; of an unladen weight not exceeding 2000kg
880230 Aeroplanes and other aircraft, except unmanned; of an unladen weight exceeding 2000kg but not exceeding 15,000kg
880240 Aeroplanes and other aircraft, except unmanned; of an unladen weight exceeding 15,000kg
880260 Spacecraft; (including satellites) and suborbital and spacecraft launch vehicles
880400 Parachutes (including dirigible parachutes and paragliders) and rotochutes; parts thereof and accessories thereto
880510 Aircraft launching gear, deck-arrestor or similar gear and parts thereof
880521 Ground flying trainers and parts thereof; air combat simulators and parts thereof
880529 Ground flying trainers and parts thereof; other than air combat simulators and parts thereof
880610 Unmanned aircraft; for carriage of passengers
880621 Unmanned aircraft; for remote-controlled flight only, for other than for carriage of passengers, with the maximum take-off weight of not more than 250g
880622 Unmanned aircraft; for remote-controlled flight only, for other than for carriage of passengers, with the maximum take-off weight of more than 250g but not more than 7kg
880623 Unmanned aircraft; for remote-controlled flight only, for other than for carriage of passengers, with the maximum take-off weight of more than 7kg but not more than 25kg
880624 Unmanned aircraft; for remote-controlled flight only, for other than for carriage of passengers, with the maximum take-off weight of more than 25kg but not more than 150kg
880629 Unmanned aircraft; for remote-controlled flight only, for other than for carriage of passengers, with the maximum take-off weight of more than 150kg
880691 Unmanned aircraft; for other than remote-controlled flight and other than for carriage of passengers with a maximum take-off weight not more than 250g
880692 Unmanned aircraft; for other than remote-controlled flight and other than for carriage of passengers with a maximum take-off weight more than 250g but not more than 7kg
880693 Unmanned aircraft; for other than remote-controlled flight and other than for carriage of passengers with a maximum take-off weight more than 7kg but not more than 25kg
880694 Unmanned aircraft; for other than remote-controlled flight and other than for carriage of passengers with a maximum take-off weight more than 25kg but not more than 150kg
880699 Unmanned aircraft; for other than remote-controlled flight and other than for carriage of passengers with a maximum take-off weight more than 150kg
880710 Aircraft and spacecraft; propellers and rotors and parts thereof
880720 Aircraft and spacecraft; under-carriages and parts thereof
880730 Aircraft and spacecraft; parts of aeroplanes, helicopters or unmanned aircraft n.e.c. in heading no. 8807
880790 Aircraft and spacecraft; parts thereof n.e.c. in chapter 88
890110 Cruise ships, excursion boats and similar vessels, principally designed for the transport of persons, ferry boats of all kinds
890120 Tankers
890130 Vessels, refrigerated; other than tankers
890190 Vessels; n.e.c. in heading no. 8901, for the transport of goods and other vessels for the transport of both persons and goods
890200 Fishing vessels, factory ships and other vessels; for processing or preserving fishery products
890311 Yachts and other vessels; for pleasure or sports, inflatable (including rigid hull inflatable), fitted or designed to be fitted with a motor, unladen (net) weight (excluding the motor) not exceeding 100kg
890312 Yachts and other vessels; for pleasure or sports, inflatable (including rigid hull inflatable), not designed to be used with a motor and unladen (net) weight not exceeding 100kg
890319 Yachts and other vessels; for pleasure or sports, inflatable (including rigid hull inflatable), unladen (net) weight exceeding 100kg
890321 Sailboats; (other than inflatable) with or without auxiliary motor, for pleasure or sports, of a length not exceeding 7.5m
890322 Sailboats; (other than inflatable) with or without auxiliary motor, for pleasure or sports, of a length exceeding 7.5m but not exceeding 24m
890323 Sailboats; (other than inflatable) with or without auxiliary motor, for pleasure or sports, of a length exceeding 24m
890331 Motorboats; (other than outboard motorboats), for pleasure or sports, other than inflatable, of a length not exceeding 7.5m
890332 Motorboats; (other than outboard motorboats), for pleasure or sports, other than inflatable, of a length exceeding 7.5m but not exceeding 24m
890333 Motorboats; (other than outboard motorboats), for pleasure or sports, other than inflatable, of a length exceeding 24m
890393 Vessels; (other than sailboats and motorboats), for pleasure or sports, other than inflatable, of a length not exceeding 7.5m
890399 Vessels; (other than sailboats and motorboats), for pleasure or sports, other than inflatable, of a length exceeding 7.5m
890400 Tugs and pusher craft
890510 Dredgers
890520 Floating or submersible drilling or production platforms
890590 Vessels; light, fire-floats, floating cranes and other vessels, the navigability of which is subsidiary to their main function, floating docks
890610 Vessels; warships
890690 Vessels; other, including lifeboats other than rowing boats, other than warships
890710 Rafts; inflatable
890790 Floating structures; tanks, coffer-dams, landing stages, buoys and beacons
890800 Vessels and other floating structures; for breaking up
900110 Optical fibres, optical fibre bundles and cables; excluding those of heading no. 8544
900120 Optical elements; polarising material, sheets and plates thereof
900130 Lenses, contact; unmounted, of any material, excluding elements of glass not optically worked
900140 Lenses, spectacle; unmounted, of glass, excluding elements of glass not optically worked
900150 Lenses, spectacle; unmounted, of materials other than glass
900190 Optical elements; lenses n.e.c. in heading no. 9001, prisms, mirrors and other optical elements, unmounted, of any material (excluding elements of glass not optically worked)
900211 Lenses; objective, for cameras, projectors or photographic enlargers or reducers, mounted, being parts or fittings for instruments or apparatus, of any material (excluding glass not optically worked)
900219 Lenses; objective, (other than for cameras, projectors or photographic enlargers or reducers), mounted, of any material (excluding elements of glass not optically worked)
900220 Filters; mounted as parts or fittings for instruments or apparatus, of any material (excluding elements of glass not optically worked)
900290 Optical elements; n.e.c. in heading no. 9002 (e.g. prisms and mirrors), mounted, being parts or fittings for instruments or apparatus, of any material (excluding elements of glass not optically worked)
900311 Frames and mountings; for spectacles, goggles or the like, of plastics
900319 Frames and mountings; for spectacles, goggles or the like, of materials other than plastics
900390 Frames and mountings; parts for spectacles, goggles or the like
900410 Sunglasses; corrective, protective or other
900490 Spectacles, goggles and the like; (other than sunglasses) corrective, protective or other
900510 Binoculars
900580 Monoculars; other optical telescopes and astronomical instruments, excluding instruments for radio-astronomy
900590 Binoculars, monoculars, other optical telescopes, astronomical instruments (excluding those of radio-astronomy); parts and accessories (including mountings)
900630 Cameras, photographic (excluding cinematographic); specially designed for underwater use, aerial survey, medical or surgical examination of internal organs; comparison cameras for forensic or criminological use
900640 Cameras, photographic (excluding cinematographic); instant print cameras
900653 Cameras, photographic (excluding cinematographic), for roll film of a width of 35mm
900659 Cameras, photographic (excluding cinematographic); n.e.c. in heading no 9006
900661 Photographic flashlight apparatus; discharge lamp (electronic)
900669 Photographic flashlight apparatus; n.e.c. in heading no. 9006
900691 Cameras, photographic (excluding cinematographic); parts and accessories
900699 Photographic flashlight apparatus; parts and accessories, for other than cameras
900710 Cameras, cinematographic; whether or not incorporating sound recording apparatus
900720 Projectors, cinematographic; whether or not incorporating sound recording or reproducing apparatus
900791 Cameras, cinematographic; parts and accessories, whether or not incorporating sound recording apparatus
900792 Projectors, cinematographic; parts and accessories, whether or not incorporating sound reproducing apparatus
900850 Image projectors, photographic enlargers and reducers, excluding cinematographic
900890 Photographic (other than cinematographic) image projectors, enlargers, and reducers; parts and accessories
901010 Photographic laboratory apparatus and equipment; for automatically developing photographic (including cinematographic) film or paper in rolls or for automatically exposing developed film to rolls of paper
901050 Photographic laboratory apparatus and equipment; n.e.c. in item no. 9010.10, for photographic (including cinematographic) laboratories; negatoscopes
901060 Photographic laboratory apparatus and equipment (including cinematographic); projection screens
901090 Photographic laboratory apparatus and equipment (including cinematographic); parts and accessories
901110 Microscopes, compound optical; stereoscopic microscopes
901120 Microscopes, compound optical; for photomicrography, cinephotomicrography or microprojection
901180 Microscopes, compound optical; (other than stereoscopic and microscopes for photomicrography, cinephotomicrography or microprojection)
901190 Microscopes, compound optical; parts and accessories (including those for photomicrography, cinephotomicrography or microprojection)
901210 Microscopes (excluding optical microscopes); diffraction apparatus
901290 Microscopes (excluding optical microscopes); diffraction apparatus; parts and accessories
901310 Optical appliances and instruments; telescopic sights for fitting to arms; periscopes; telescopes designed to form parts of machines, appliances, instruments or apparatus of this chapter
901320 Lasers; other than laser diodes
901380 Optical devices, appliances and instruments; n.e.c. in heading no. 9013
901390 Optical appliances and instruments; parts and accessories for articles of heading no. 9013
901410 Navigational instruments and appliances; direction finding compasses
901420 Navigational instruments and appliances; for aeronautical or space navigation (excluding compasses)
901480 Navigational instruments and appliances; for navigation other than aeronautical or space navigation (excluding direction finding compasses)
901490 Navigational instruments and appliances; parts and accessories
901510 Rangefinders
901520 Surveying equipment; theodolites and tachymeters (tacheometers)
901530 Surveying equipment; levels
901540 Surveying equipment; photogrammetrical surveying instruments and appliances
901580 Surveying equipment; articles n.e.c. in heading no. 9015, including hydrographic, oceanographic, hydrological, meteorological or geophysical instruments and appliances (excluding compasses)
901590 Surveying equipment; parts and accessories for articles of heading no. 9015
901600 Balances; of a sensitivity of 5cg or better, with or without weights
901710 Drafting tables and machines; whether or not automatic
901720 Drawing, marking-out or mathematical calculating instruments
901730 Mathematical equipment; micrometers, callipers and gauges
901780 Mathematical instruments and equipment; n.e.c. in heading no. 9017
901790 Drawing, marking-out equipment and mathematical instruments; parts and accessories
901811 Medical, surgical instruments and appliances; electro-cardiographs
901812 Medical, surgical instruments and appliances; ultrasonic scanning apparatus
901813 Medical, surgical instruments and appliances; magnetic resonance imaging apparatus
901814 Medical, surgical instruments and appliances; scintigraphic apparatus
901819 Medical, surgical instruments and appliances; electro-diagnostic apparatus (including apparatus for functional exploratory examination or for checking physiological parameters), n.e.c. in item no. 9018.1
901820 Medical, surgical instruments and appliances; ultra-violet or infra-red ray apparatus
901831 Medical, surgical instruments and appliances; syringes, with or without needles
901832 Medical, surgical instruments and appliances; tubular metal needles and needles for sutures
901839 Medical, surgical instruments and appliances; catheters, cannulae and the like
901841 Dental instruments and appliances; dental drill engines, whether or not combined on a single base with other dental equipment
901849 Dental instruments and appliances; other than dental drill engines
901850 Ophthalmic instruments and appliances
901890 Medical, surgical or dental instruments and appliances; n.e.c. in heading no. 9018
901910 Mechano-therapy appliances; massage apparatus and psychological aptitude-testing apparatus
901920 Therapeutic respiration apparatus; ozone, oxygen, aerosol therapy apparatus; artificial respiration or other therapeutic respiration apparatus
902000 Breathing appliances and gas masks; excluding protective masks having neither mechanical parts nor replaceable filters and excluding apparatus of item no. 9019.20
902110 Orthopaedic or fracture appliances
902121 Dental fittings; artificial teeth
902129 Dental fittings; other than artificial teeth
902131 Artificial parts of the body
902139 Artificial parts of the body; excluding artificial joints
902140 Hearing aids (excluding parts and accessories)
902150 Pacemakers; for stimulating heart muscles (excluding parts and accessories)
902190 Appliances; worn, carried or implanted in the body, to compensate for a defect or disability
902212 Apparatus based on the use of x-rays; including radiography or radiotherapy apparatus, whether or not for medical, surgical, dental or veterinary uses, computed tomography apparatus
902213 Apparatus based on the use of x-rays; including radiography or radiotherapy apparatus, for dental uses, excluding computed tomography apparatus
902214 Apparatus based on the use of x-rays; including radiography or radiotherapy apparatus, for medical, surgical or veterinary uses, not dental uses, excluding computed tomography apparatus
902219 Apparatus based on the use of x-rays, including radiography or radiotherapy apparatus; for other than medical, surgical, dental or veterinary uses
902221 Apparatus based on the use of alpha, beta, gamma or other ionising radiations, including radiography or radiotherapy apparatus; for medical, surgical, dental or veterinary uses
902229 Apparatus based on the use of alpha, beta, gamma or other ionising radiations, including radiography or radiotherapy apparatus; (for other than medical, surgical, dental or veterinary uses)
902230 X-ray tubes
902290 Apparatus based on use of x-rays and similar; parts and accessories (x-ray generators, tubes, high tension generators, control panels and desks, screens, examination or treatment tables, chairs and like
902300 Instruments, apparatus and models; designed for demonstrational purposes (in education or exhibitions), unsuitable for other uses
902410 Machines and appliances; for testing the hardness, strength, compressibility, elasticity or other mechanical properties of metals
902480 Machines and appliances; for testing the hardness, strength, compressibility, elasticity or other mechanical properties of materials other than metals
902490 Machines and appliances; parts and accessories for those testing hardness, strength, compressibility, elasticity or other mechanical properties of materials (e.g. metal, wood, textiles, paper, plastics)
902511 Thermometers and pyrometers; liquid filled, for direct reading, not combined with other instruments
902519 Thermometers and pyrometers; (other than liquid filled, for direct reading), not combined with other instruments
902580 Hydrometers and similar floating instruments, barometers, hygrometers, psychrometers, thermometers, pyrometers; recording or not, any combination of these instruments (excluding thermometers and barometers not combined with other instruments)
902590 Hydrometers and similar floating instruments, barometers, hygrometers, psychrometers, thermometers, pyrometers; recording or not, any combination of these instruments, parts and accessories
902610 Instruments and apparatus; for measuring or checking the flow or level of liquids
902620 Instruments and apparatus; for measuring or checking pressure
902680 Instruments and apparatus; for measuring or checking variables of liquids or gases (excluding pressure or the flow and level of liquids and those of heading no. 9014, 9015, 9028 and 9032)
902690 Instruments and apparatus; parts and accessories for those measuring or checking the flow, level, pressure or other variables of liquids or gases (excluding those of heading no. 9014, 9015, 9028 or 9032)
902710 Instruments and apparatus; gas or smoke analysis apparatus, for physical or chemical analysis
902720 Chromatographs and electrophoresis instruments
902730 Spectrometers, spectrophotometers and spectrographs; using optical radiations (UV, visible, IR)
902750 Instruments and apparatus; using optical radiations (UV, visible, IR), (other than spectrometers, spectrophotometers and spectrographs)
902781 Instruments and apparatus; for physical or chemical analysis, for measuring or checking viscosity, porosity, expansion, surface tension or quantities of heat, sound or light, mass spectrometers
902789 Instruments and apparatus; for physical or chemical analysis, for measuring or checking viscosity, porosity, expansion, surface tension or quantities of heat, sound or light, exposure meters
902790 Microtomes and parts and accessories thereof
902810 Meters; gas, supply or production meters, including calibrating meters thereof
902820 Meters; liquid supply or production meters, including calibrating meters thereof
902830 Meters; electricity supply or production meters, including calibrating meters thereof
902890 Meters; parts and accessories of gas, liquid, electricity supply or production meters, including calibrating meters thereof
902910 Meters and counters; revolution counters, production counters, taximeters, mileometers, pedometers and the like
902920 Meters; speed indicators and tachometers; stroboscopes
902990 Meters and counters; parts and accessories for revolution and production counters, taximeters, mileometers, pedometers and the like; speed indicators, tachometers (excluding heading no. 9015), stroboscopes
903010 Instruments and apparatus; for measuring or detecting ionising radiations
903020 Oscilloscopes and oscillographs
903031 Multimeters; for measuring or checking voltage, current, resistance or power (other than those for measuring or checking semiconductor wafer or devices), without a recording device
903032 Multimeters; for measuring or checking voltage, current, resistance or power, with a recording device
903033 Instruments and apparatus; for measuring or checking voltage, current, resistance or power, without a recording device (excluding multimeters)
903039 Instruments and apparatus; for measuring or checking voltage, current, resistance or power, with a recording device (excluding multimeters)
903040 Instruments and apparatus; specially designed for telecommunications (e.g. cross-talk meters, gain measuring instruments, distortion factor meters, psophometers)
903082 Instruments and apparatus; for measuring or checking semiconductor wafers or devices (including integrated circuits)
903084 Instruments and apparatus; n.e.c. in heading no. 9030, with a recording device
903089 Instruments and apparatus; n.e.c. in heading no. 9030, without a recording device
903090 Instruments, apparatus for measuring, checking electrical quantities, not meters of heading no. 9028; parts and accessories, for measuring or detecting alpha, beta, gamma, x-ray, cosmic and other radiations
903110 Machines; for balancing mechanical parts
903120 Test benches
903141 Optical instruments and appliances; for inspecting semiconductor wafers or devices or for inspecting photomasks or reticles used in manufacturing semiconductor devices, n.e.c. in chapter 90
903149 Optical instruments and appliances; for measuring or checking, n.e.c. in chapter 90
903180 Instruments, appliances and machines; for measuring or checking n.e.c. in chapter 90
903190 Instruments, appliances and machines; parts and accessories for those measuring or checking devices of heading no. 9031
903210 Regulating or controlling instruments and apparatus; automatic type, thermostats
903220 Regulating or controlling instruments and apparatus; automatic, manostats
903281 Regulating or controlling instruments and apparatus; automatic, hydraulic or pneumatic
903289 Regulating or controlling instruments and apparatus; automatic, other than hydraulic or pneumatic
903290 Regulating or controlling instruments and apparatus; automatic, parts and accessories
903300 Machines and appliances, instruments or apparatus of chapter 90; parts and accessories n.e.c. in chapter 90
910111 Wrist-watches; electrically operated, with or without a stop-watch, with case of precious metal or of metal clad with precious metal, with mechanical display only
910119 Wrist-watches; electrically operated, with or without a stop-watch, with case of precious metal or metal clad with precious metal, without mechanical display
910121 Wrist-watches; (not electrically operated), automatic winding, whether or not incorporating a stop-watch facility, case of precious metal or of metal clad with precious metal
910129 Wrist-watches; (not electrically operated), (not automatic winding), whether or not incorporating a stop-watch facility, case of precious metal or of metal clad with precious metal
910191 Pocket-watches and other watches, including stop-watches; (excluding wrist-watches), with case of precious metal or of metal clad with precious metal, electrically operated
910199 Pocket-watches and other watches, including stop-watches; (excluding wrist-watches), with case of precious metal or of metal clad with precious metal, not electrically operated
910211 Wrist-watches; electrically operated, with or without a stop-watch, (other than those of heading no. 9101) with mechanical display only
910212 Wrist-watches; electrically operated, with or without a stop-watch, (other than those of heading no. 9101) with opto-electronic display only
910219 Wrist-watches; electrically operated, with or without a stop-watch, (other than those of heading no. 9101) without mechanical or opto-electronic display
910221 Wrist-watches; whether or not incorporating a stop-watch facility, with automatic winding
910229 Wrist-watches; whether or not incorporating a stop-watch facility, with other than automatic winding
910291 Pocket watches and other watches, including stop-watches; (excluding wrist-watches), other than those of heading no. 9101, electrically operated
910299 Pocket watches and other watches, including stop-watches; (excluding wrist-watches), other than those of heading no. 9101, other than electrically operated
910310 Clocks; with watch movements, electrically operated, excluding clocks of heading no. 9104
910390 Clocks; with watch movements, other than electrically operated, excluding clocks of heading no. 9104
910400 Clocks; instrument panel clocks and clocks of a similar type for vehicles, aircraft, spacecraft or vessels
910511 Clocks; (excluding those with watch movements and instrument panel clocks), alarm clocks, electrically operated
910519 Clocks; (excluding those with watch movements and instrument panel clocks), alarm clocks, other than electrically operated
910521 Clocks; (excluding those with watch movements and instrument panel clocks), wall clocks, electrically operated
910529 Clocks; (excluding those with watch movements and instrument panel clocks), wall clocks, other than electrically operated
910591 Clocks; (excluding those with watch movements and instrument panel clocks), (other than alarm or wall clocks), electrically operated
910599 Clocks; (excluding those with watch movements and instrument panel clocks), other than alarm or wall clocks, other than electrically operated
910610 Time recording apparatus; time-registers, time recorders, with clock, watch movement or synchronous motor
910690 Time recording apparatus; with clock or watch movement or with synchronous motor, n.e.c. in heading no. 9106
910700 Time switches; with clock, watch movement or synchronous motor
910811 Watch movements; complete and assembled, electrically operated, with mechanical display only or with a device to which a mechanical display can be incorporated
910812 Watch movements; complete and assembled, electrically operated, by means of solar cells, with opto-electronic display
910819 Watch movements; complete and assembled, electrically operated, by means of solar cells, without mechanical display or device including such or opto-electronic display
910820 Watch movements; complete and assembled, with automatic winding
910890 Watch movements; complete and assembled, not automatic winding or electrically operated
910910 Clock movements; complete and assembled, electrically operated
910990 Clock movements; complete and assembled, other than electrically operated
911011 Watches; complete movements, unassembled or partly assembled (movement sets)
911012 Watches; incomplete movements, assembled
911019 Watches; rough movements
911090 Clocks; movements, whether or not complete, incomplete, assembled or unassembled
911110 Watch cases; of precious metal or of metal clad with precious metal
911120 Watch cases; of base metal, whether or not gold-plated or silver-plated
911180 Watch cases; n.e.c. in heading no. 9111
911190 Watch cases and parts thereof
911220 Clock cases and similar cases for other goods of chapter 91; other than watch cases
911290 Clock cases and similar cases for other goods of chapter 91; other than watch cases, parts thereof
911310 Watch straps, watch bands, watch bracelets, and parts thereof; of precious metal or of metal clad with precious metal
911320 Watch straps, watch bands, watch bracelets, and parts thereof; of base metal, whether or not gold- or silver-plated
911390 Watch straps, watch bands, watch bracelets, and parts thereof; n.e.c. in heading no. 9113
911430 Clock or watch parts; dials
911440 Clock or watch parts; plates and bridges
911490 Clock or watch parts; other than springs (including hair-springs), dials, plates, and bridges
920110 Musical instruments; pianos, upright, including automatic pianos
920120 Musical instruments; pianos, grand
920190 Musical instruments; harpsichords and other keyboard stringed instruments n.e.c. in heading no. 9201
920210 Musical instruments; string, played with a bow (e.g. violins)
920290 Musical instruments; string, played other than with a bow (e.g. guitars and harps)
920510 Musical instruments; brass-wind (e.g. trumpets), other than fairground organs and mechanical street organs
920590 Musical instruments; wind, other than brass, (eg. clarinet, bagpipes, pipe organs), other than fairground organs and mechanical street organs
920600 Musical instruments; percussion (e.g. drums, xylophones, cymbals, castanets, maracas)
920710 Musical instruments; keyboard, (other than accordions), the sound of which is produced or must be amplified electrically
920790 Musical instruments; (other than keyboard), the sound of which is produced or must be amplified electrically
920810 Musical boxes
920890 Fairground and mechanical street organs, mechanical singing birds, musical saws and musical instruments n.e.c. in chapter 92; decoy calls of all kinds; whistles; call horns and other mouth-blown sound signalling instruments
920930 Musical instrument strings
920991 Musical instruments; parts and accessories for pianos
920992 Musical instruments; parts and accessories for string musical instruments other than keyboard instruments
920994 Musical instruments; parts and accessories for the musical instruments the sound of which is produced or must be amplified electrically (e.g. organs, guitars and accordions)
920999 Musical instruments; parts and accessories for musical instruments n.e.c. in heading no. 9209; metronomes, tuning forks and pitch pipes
930110 Military weapons; artillery weapons (e.g. guns, howitzers, and mortars)
930120 Military weapons; rocket launchers, flame-throwers, grenade launchers, torpedo tubes and similar projectors
930190 Military weapons; other than revolvers, pistols, and arms of heading 9307, n.e.c. in heading 9301
930200 Revolvers and pistols; other than those of heading no. 9303 or 9304
930310 Firearms; muzzle-loading
930320 Firearms; sporting, hunting or target-shooting shotguns, including combination shotgun-rifles
930330 Firearms; sporting, hunting or target-shooting rifles n.e.c. in heading no. 9303
930390 Firearms; n.e.c. in heading no. 9303
930400 Firearms; (e.g. spring, air or gas guns and pistols, truncheons), excluding those of heading no. 9307
930510 Firearms; parts and accessories, of revolvers or pistols
930520 Firearms; parts and accessories, of shotguns or rifles of heading 9303
930591 Firearms; parts and accessories, of military weapons of heading 9301
930599 Firearms; parts and accessories, of firearms other than the military weapons of heading 9301
930621 Ammunition; shotgun cartridges
930629 Ammunition; parts of shotgun cartridges
930630 Ammunition; cartridges and parts thereof n.e.c. in heading no. 9306
930690 Ammunition; n.e.c. in chapter 93
930700 Arms; swords, cutlasses, bayonets, lances and the like, parts thereof and scabbards and sheaths therefor
940110 Seats; of a kind used for aircraft
940120 Seats; of a kind used for motor vehicles
940131 Seats; swivel with variable height adjustment of wood, excluding medical, surgical, dental, veterinary or barber furniture
940139 Seats; swivel with variable height adjustment of other than wood, excluding medical, surgical, dental, veterinary or barber furniture
940141 Seats; convertible into beds of wood, other than garden seats or camping equipment
940149 Seats; convertible into beds of other than wood, other than garden seats or camping equipment
940152 Seats; of bamboo
940153 Seats; of rattan
940159 Seats; of cane, osier or similar materials, other than bamboo or rattan
940161 Seats; with wooden frames, upholstered, (excluding medical, surgical, dental, veterinary or barber furniture)
940169 Seats; with wooden frames, not upholstered, (excluding medical, surgical, dental, veterinary or barber furniture)
940171 Seats; with metal frames, upholstered, (excluding medical, surgical, dental, veterinary or barber furniture)
940179 Seats; with metal frames, not upholstered, (excluding medical, surgical, dental, veterinary or barber furniture)
940180 Seats; n.e.c. in heading no. 9401, (excluding medical, surgical, dental, veterinary or barber furniture)
940191 Seats; parts, of wood, (other than for use in the assembly of motor vehicles as determined by the minister, other than automotive)
940199 Seats; parts, (of other than wood) for use in the assembly of motor vehicles as determined by the minister
940210 Chairs; dentists', barbers' or similar chairs having rotating as well as both reclining and elevating movements, and parts thereof
940290 Furniture; for medical, surgical, veterinary use (e.g. operating tables, examination tables, hospital beds with mechanical fittings) and parts thereof
940310 Furniture; metal, for office use
940320 Furniture; metal, other than for office use
940330 Furniture; wooden, for office use
940340 Furniture; wooden, for kitchen use
940350 Furniture; wooden, for bedroom use
940360 Furniture; wooden, other than for office, kitchen or bedroom use
940370 Furniture; plastic
940382 Furniture; of bamboo
940383 Furniture; of rattan
940389 Furniture; of cane, osier, or similar materials (other than bamboo or rattan)
940391 Furniture; parts, of wood
940399 Furniture; parts, of other than wood
940410 Mattress supports
940421 Mattresses; of cellular rubber or plastics, whether or not covered
940429 Mattresses; of other materials, not cellular rubber or plastics
940430 Sleeping bags
940440 Quilts, bedspreads, eiderdowns and duvets (comforters)
940490 Bedding and similar furnishing articles; n.e.c. in heading no. 9404 (e.g. quilts, eiderdowns, cushions, pouffes and pillows)
940511 Luminaires and light fittings; chandeliers and electric ceiling or wall light fittings; (excluding those used for lighting public open spaces or thoroughfares), for use solely with light-emitting diode (LED) light sources
940519 Chandeliers and electric ceiling or wall light fittings; (excluding those used for lighting public open spaces or thoroughfares), for use other than with light-emitting diode (LED) light sources
940521 Luminaires and light fittings; electric, table, desk, bedside or floor-standing, for use solely with light-emitting diode (LED) light sources
940529 Luminaires and light fittings; electric, table, desk, bedside or floor-standing, for other than use solely with light-emitting diode (LED) light sources
940531 Luminaires and light fittings; electric, lighting strings of a kind used for Christmas trees, for use solely with light-emitting diode (LED) light sources
940539 Luminaires and light fittings; electric, lighting strings of a kind used for Christmas trees, for other than use solely with light-emitting diode (LED) light sources
940541 Luminaires and light fittings; electric, photovoltaic, designed for use solely with light-emitting diode (LED) light sources
940542 Luminaires and light fittings; electric, designed for use solely with light-emitting diode (LED) light sources
940549 Luminaires and light fittings; electric, designed for other than use solely with light-emitting diode (LED) light sources
940550 Luminaires and light fittings; non-electric
940561 Luminaires; illuminated signs, illuminated name-plates and the like, designed for use solely with light-emitting diode (LED) light sources
940569 Luminaires; illuminated signs, illuminated name-plates and the like, designed for other than use solely with light-emitting diode (LED) light sources
940591 Lamps and light fittings; parts thereof, of glass
940592 Lamps and light fittings; parts thereof, of plastics
940599 Lamps and light fittings; parts thereof, of materials other than glass or plastics
940610 Buildings; prefabricated, of wood
940620 Buildings; modular building units, of steel
940690 Buildings; prefabricated, not of wood
950300 Tricycles, scooters, pedal cars and similar wheeled toys; dolls' carriages; dolls; other toys; reduced-size (scale) models and similar recreational models, working or not; puzzles of all kinds
950420 Billiard articles and accessories of all kinds
950430 Games; operated by coins, banknotes, bank cards, tokens or by other means of payment, other than billiard articles and accesssories, and automatic bowling alley equipment
950440 Games; playing cards
950450 Games; video game consoles and machines, other than those of subheading 9504.30
950490 Games; articles for funfair, table or parlour games, including pintables, special tables for casino games, automatic bowling alley equipment, n.e.c. in heading 9504
950510 Christmas festivity articles
950590 Festive, carnival or other entertainment articles including novelty jokes and conjuring tricks; other than Christmas festivity articles
950611 Skis; for snow
950612 Ski-fastenings (ski-bindings); for snow-skis
950619 Snow-ski equipment
950621 Sailboards; for water sport
950629 Water sport equipment; water-skis, surf-boards and other water-sport equipment, excluding sailboards
950631 Golf clubs; complete
950632 Golf balls
950639 Golf equipment; other than clubs and balls
950640 Table-tennis articles and equipment
950651 Lawn-tennis rackets; whether or not strung
950659 Tennis, badminton and similar rackets; whether or not strung
950661 Lawn-tennis balls
950662 Balls; inflatable
950669 Balls; (other than inflatable or for lawn-tennis, golf or table-tennis)
950670 Skates; ice and roller, including skating boots with skates attached
950691 Athletics and gymnastics equipment
950699 Equipment for outdoor games and recreation n.e.c. in heading no. 9506
950710 Fishing rods
950720 Fish-hooks; whether or not snelled
950730 Fishing reels
950790 Fishing tackle n.e.c., butterfly nets, decoy birds (other than those of heading no. 9208 or 9705) and similar hunting or shooting requisites
950810 Travelling circuses and travelling menageries
950821 Amusement park rides and water park amusements; Roller coasters
950822 Amusement park rides and water park amusements; carousels, swings and roundabouts
950823 Amusement park rides and water park amusements; dodge'em cars
950824 Amusement park rides and water park amusements; motion simulators and moving theatres
950825 Amusement park rides and water park amusements; water rides
950826 Amusement park rides and water park amusements; water park amusements
950829 Amusement park rides and water park amusements; other than roller coasters, carousels, swings, roundabouts, dodge'em cars, motion simulators and moving theatres, water rides and water park amusements
950830 Fairground amusements; including shooting galleries
950840 Travelling theatres
960110 Ivory and articles thereof; worked
960190 Bone, tortoise shell, horn, antlers, coral, mother-of-pearl and other animal carving material and articles thereof (including articles obtained by moulding)
960200 Vegetable, mineral carving material and articles of these materials, moulded or carved articles of wax, stearin, natural gums, resins or modelling pastes, worked unhardened gelatin (not heading no. 3503)
960310 Brooms and brushes; consisting of twigs or other vegetable materials bound together, with or without handles
960321 Brushes; toothbrushes
960329 Brushes; shaving, hair, nail, eyelash and other toilet brushes for use on the person, including brushes as parts of appliances
960330 Brushes; artists' brushes, writing brushes and similar brushes for the application of cosmetics
960340 Brushes; paint, distemper, varnish or similar brushes (not those of item no. 9603.30), paint pads and rollers
960350 Brushes; constituting parts of machines, appliances or vehicles
960390 Brooms, brushes, mops, feather dusters, squeegees, hand operated mechanical floor sweepers; (not motorised), prepared knots and tufts for brooms or brush making n.e.c.
960400 Hand sieves and hand riddles
960500 Travel sets; for personal toilet, sewing, shoe or clothes cleaning
960610 Press-fasteners, snap-fasteners, press-studs and parts therefor
960621 Buttons; of plastics, not covered with textile material
960622 Buttons; of base metal, not covered with textile material
960629 Buttons; of other than base metal or plastics, not covered with textile material
960630 Button moulds and other parts of buttons; button blanks
960711 Slide fasteners; fitted with chain scoops of base metal
960719 Slide fasteners; other than those fitted with chain scoops of base metal
960720 Slide fasteners; parts
960810 Pens; ball point
960820 Pens; felt tipped and other porous-tipped pens and markers
960830 Pens; fountain, stylograph and other pens
960840 Pencils; propelling or sliding
960850 Pen and pencil sets; of articles from two or more of the foregoing sub-headings
960860 Pens; ball-point, refills comprising the ball point and ink-reservoir
960891 Pens; nibs and nib points
960899 Pens and pencils; duplicating stylos, pen-holders, pencil-holders, and similar holders, parts of the articles of heading 9608, including caps and clips
960910 Pencils and crayons; with leads encased in sheath
960920 Pencil leads; black or coloured
960990 Pastels, drawing charcoals, writing or drawing chalks, tailors' chalk
961000 Slates and boards; with writing or drawing surfaces, whether or not framed
961100 Stamps; date, numbering, sealing stamps and the like (including devices for printing or embossing labels), designed for operating by hand; hand operated composing sticks and printing sets
961210 Ribbons; for typewriters and the like, inked or otherwise prepared, for giving impressions, whether or not on spools or in cartridges
961220 Ink pads; whether or not inked, with or without boxes
961310 Lighters; pocket, cigarette, gas fuelled, non-refillable
961320 Lighters; pocket, cigarette, gas fuelled, refillable
961380 Lighters; whether or not mechanical or electrical, n.e.c. in heading no. 9613
961390 Lighters; parts for cigarette lighters and other lighters, whether or not mechanical or electrical, other than flints and wicks
961400 Smoking pipes (including pipe bowls) and cigar or cigarette holders, and parts thereof
961511 Combs, hair slides and the like; of hard rubber or plastics
961519 Combs, hair slides and the like; of other than hard rubber or plastics
961590 Hairpins, curling pins, curling grips, hair curlers and the like (not those of heading no. 8516) and parts thereof
961610 Scent sprays and similar toilet sprays, and mounts and heads therefor
961620 Powder puffs and pads; for the application of cosmetics or toilet preparations
961700 Vacuum flasks and other vacuum vessels, complete with cases; parts thereof other than glass inners
961800 Tailors' dummies and other lay figures; automata and other animated displays used for shop window dressing
961900 Sanitary towels (pads) and tampons, napkins (diapers), napkin liners and similar articles, of any material
962000 Monopods, bipods, tripods and similar articles
970121 Paintings, drawings and pastels; executed entirely by hand, other than drawings of heading no. 4906, of an age exceeding 100 years
970122 Mosaics; executed entirely by hand, other than drawings of heading no. 4906, of an age exceeding 100 years
970129 Artwork; other than paintings, drawings, pastels mosaics, executed entirely by hand, other than drawings of heading no. 4906, of an age exceeding 100 years
970191 Paintings, drawings and pastels; executed entirely by hand, other than drawings of heading no. 4906, of an age not exceeding 100 years
970192 Mosaics; executed entirely by hand, other than drawings of heading no. 4906, of an age not exceeding 100 years
970199 Artwork; other than paintings, drawings, pastels mosaics, executed entirely by hand, other than drawings of heading no. 4906, of an age not exceeding 100 years
970210 Engravings, prints and lithographs; original of an age exceeding 100 years
970290 Engravings, prints and lithographs; original of an age not exceeding 100 years
970310 Sculptures and statuary; original, in any material, of an age exceeding 100 years
970390 Sculptures and statuary; original, in any material, of an age not exceeding 100 years
970400 Stamps, postage or revenue; stamp-postmarks, first-day covers, postal stationery (stamped paper) and like, used or unused, other than those of heading 4907
970510 Collections and collectors' pieces; of archaeological, ethnographic or historical interest
970521 Collections and collectors' pieces; of zoological, botanical, mineralogical, anatomical or palaeontological interest, human specimens and parts thereof
970522 Collections and collectors' pieces; of zoological, botanical, mineralogical, anatomical or palaeontological interest, extinct or endangered species and parts thereof
970529 Collections and collectors' pieces; of zoological, botanical, mineralogical, anatomical or palaeontological interest, other than human species, extinct or endangered species and parts thereof
970531 Collections and collectors' pieces; of numismatic interest, of an age exceeding 100 years
970539 Collections and collectors' pieces; of numismatic interest, of an age not exceeding 100 years
970610 Antiques; of an age exceeding 250 years
970690 Antiques; of an age exceeding 100 years but not exceeding 250 years
`
